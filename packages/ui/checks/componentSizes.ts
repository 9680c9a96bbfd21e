import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'

/** All exported components except icons, which differ by a few bytes only. */
export function listComponents(root: string): string[] {
  const names = readFileSync(join(root, 'src/publicApi.snapshot.txt'), 'utf8').trim().split('\n')
  return names.filter((name) => /^[A-Z]/.test(name) && !name.startsWith('Icon'))
}

/** Script that a consumer who imports one component ships, without React: bytes of gzip. */
export async function measureScript(name: string, consumer: string, source = '@kudex/ui'): Promise<number> {
  const entry = '\0consumer'
  const output = await build({
    root: consumer,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'consumer',
        resolveId: (id) => (id === 'consumer' ? entry : undefined),
        load: (id) => (id === entry ? `export { ${name} } from '${source}'` : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      rolldownOptions: { input: 'consumer', external: [/^react(-dom)?($|\/)/], preserveEntrySignatures: 'strict' },
    },
  })
  const chunks = (Array.isArray(output) ? output : [output as Rolldown.RolldownOutput]).flatMap((part) => part.output)
  const code = chunks.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('')
  return gzipSync(code, { level: 9 }).length
}
