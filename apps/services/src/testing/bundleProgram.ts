import { mkdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'rolldown'
import { inject } from 'vitest'
import { packageFolder } from '../packageFolder.ts'
import { makeOnce } from './makeOnce.ts'

/**
 * Bundles a program of `src` with its dependencies and returns the built file: it starts in a third of the time of the
 * sources. Test files of a run share the result; `dumpFolder.ts` deletes it.
 */
export async function bundleProgram(source: string): Promise<string> {
  const name = basename(source, '.ts')
  // Below the package, where its dependencies are found.
  const parent = join(packageFolder, 'dist/testing', basename(inject('dumpFolder')))
  mkdirSync(parent, { recursive: true })
  const folder = join(parent, name)
  await makeOnce(folder, async (dir) => {
    await build({
      input: join(packageFolder, 'src', source),
      platform: 'node',
      // They load files beside their own, or are not installed.
      external: ['sharp', /^@electric-sql\/pglite/, 'pg-native'],
      output: { dir, format: 'esm', banner: ({ isEntry }) => (isEntry ? flush : '') },
      logLevel: 'silent',
    })
  })
  return join(folder, `${name}.js`)
}

/** Node writes its compile cache when a process exits, but these are killed. */
const flush = "import { flushCompileCache as flush } from 'node:module'; setImmediate(flush)"
