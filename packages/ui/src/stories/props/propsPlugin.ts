import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { listProps, type Sources } from './listProps.js'

const moduleName = 'virtual:props'
const folder = fileURLToPath(new URL('../..', import.meta.url))

/** Provides the style guide with the props of every component. */
export function props(): Plugin {
  return {
    name: 'kudex-props',
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
    load: (id) =>
      id === `\0${moduleName}` ? `export const propsOf = ${JSON.stringify(listProps(readSources()))}` : undefined,
  }
}

/** The sources of components, modules and foundations. */
export function readSources(): Sources {
  const paths = globSync('{components,modules,foundations}/**/*.{ts,tsx}', { cwd: folder })
    .filter((path) => !/\.(stories|test)\.tsx?$/.test(path))
    .toSorted()
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]))
}
