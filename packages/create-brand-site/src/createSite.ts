import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { toBrandId } from '@kudex/ui/brand'
import { toTokens, type SiteOptions } from './options.ts'

const packageFolder = fileURLToPath(new URL('..', import.meta.url))

/** Writes the site into its folder, which is empty or does not exist. */
export function createSite(options: SiteOptions): void {
  for (const [path, content] of toFiles(options)) {
    const file = join(options.folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
}

/** Paths and contents of all files of the site. */
export function toFiles(options: SiteOptions): ReadonlyMap<string, string> {
  const brand = toBrandId(options.name)
  const tokens = toTokens(options)
  const { signal, solid, signalTint, ink } = tokens.scheme.light.color
  const values: Readonly<Record<string, string>> = {
    BRAND: brand,
    NAME: options.name,
    ACCENT: signal.$value.hex,
    PRIMARY: solid.$value.hex,
    TINT: signalTint.$value.hex,
    DARK: ink.$value.hex,
    ACTION: options.kind === 'node' ? '/enquiry' : 'https://forms.example/enquiry',
  }
  const files = new Map([[`brand/${brand}.tokens.json`, `${JSON.stringify(tokens, null, 2)}\n`]])
  for (const part of ['base', options.kind]) {
    const folder = join(packageFolder, 'template', part)
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const file = join(entry.parentPath, entry.name)
      // npm leaves files named .gitignore out of a package.
      const path = relative(folder, file).replaceAll('\\', '/').replace(/^_/, '.')
      const text = readFileSync(file, 'utf8')
      const toText = (value: string) => (path.endsWith('.html') ? value.replaceAll('&', '&amp;') : value)
      files.set(
        path,
        text.replaceAll(/__([A-Z]+)__/g, (whole, name: string) => toText(values[name] ?? whole)),
      )
    }
  }
  return files.set('package.json', toManifest(files.get('package.json') ?? '', options.kind))
}

function toManifest(text: string, kind: SiteOptions['kind']): string {
  const manifest = JSON.parse(text) as Manifest
  const { preview, build = '', ...scripts } = manifest.scripts
  const dependencies = { ...manifest.dependencies, '@kudex/ui': `^${readVersion()}` }
  // The server renders on each request, so nothing is rendered at build time.
  const serverScripts = {
    ...scripts,
    build: build.replace(' && node renderOnServer.mjs', ''),
    start: 'node server.mjs',
  }
  const changes =
    kind === 'node'
      ? { scripts: serverScripts, dependencies: { ...dependencies, sirv: '3.0.2' } }
      : { scripts: { ...scripts, build, preview }, dependencies }
  return `${JSON.stringify({ ...manifest, ...changes }, null, 2)}\n`
}

interface Manifest {
  readonly scripts: Readonly<Record<string, string>>
  readonly dependencies: Readonly<Record<string, string>>
}

/** Both packages are released with the same version. */
function readVersion(): string {
  return (JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string }).version
}
