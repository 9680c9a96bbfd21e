import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Precompresses every text asset of the browser build as `.br` and `.gz`: the host sends them as they are. */
export function compressAssets(): Plugin {
  let folder: string | null = null
  return {
    name: 'kudex:compress-assets',
    apply: 'build',
    configResolved(config) {
      folder = config.build.ssr ? null : join(config.root, config.build.outDir)
    },
    async closeBundle() {
      if (folder !== null) await compressFolder(folder)
    },
  }
}

async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(
    (entry) => entry.isFile() && isText.test(entry.name) && !entry.parentPath.includes('.vite'),
  )
  await Promise.all(files.map((file) => compressFile(join(file.parentPath, file.name))))
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path)
  const [brotli, gzipped] = await Promise.all([
    compressBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    compressGzip(content, { level: constants.Z_BEST_COMPRESSION }),
  ])
  // Small files can grow.
  if (brotli.length < content.length) await writeFile(`${path}.br`, brotli)
  if (gzipped.length < content.length) await writeFile(`${path}.gz`, gzipped)
}

const isText = /\.(?:js|css|svg|json|txt|xml|webmanifest)$/
const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
