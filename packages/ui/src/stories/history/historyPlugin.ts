import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { readChangelog, readNotes } from '../changesPlugin.js'
import { listChanges, toFirstVersion } from './toHistory.js'

/** Figures of a component as the table has them: kilobytes, and ratios or a dash. */
export interface Cost {
  readonly name: string
  readonly script: string
  readonly styles: string
  readonly rendering: string
  readonly hydration: string
}

const moduleName = 'virtual:history'
const sources = fileURLToPath(new URL('../..', import.meta.url))
const versions = fileURLToPath(new URL('../../../api/since.json', import.meta.url))
const costs = fileURLToPath(new URL('../../../../../docs/component-costs.md', import.meta.url))

/**
 * Provides the style guide with the first version of each component, and with its changes and source on request. The
 * static build contains the sources, so that it needs no host of the repository.
 */
export function history(): Plugin {
  return {
    name: 'kudex-history',
    resolveId: (id) => (id.startsWith(moduleName) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${moduleName}`)) return undefined
      const name = id.split('/')[1]
      return name ? writeComponent(name) : writeIndex()
    },
  }
}

function writeIndex(): string {
  const since = JSON.parse(readFileSync(versions, 'utf8')) as Record<string, string>
  const names = globSync('{components,modules}/[A-Z]*', { cwd: sources }).map((folder) => basename(folder))
  const first = Object.fromEntries(names.map((name) => [name, toFirstVersion(name, since)]))
  const loaders = names.map((name) => `${name}: () => import('${moduleName}/${name}')`)
  return `export const sinceOf = ${JSON.stringify(first)}
          export const costs = ${JSON.stringify(readCosts())}
          export const loadHistory = { ${loaders.join(', ')} }`
}

/** The table that the bench writes. */
export function readCosts(): Cost[] {
  return [...readFileSync(costs, 'utf8').matchAll(/^\| ([A-Z]\w+) \| (\S+) \| (\S+) \| (\S+) \| (\S+) \|$/gm)].map(
    ([, name = '', script = '', styles = '', rendering = '', hydration = '']) => ({
      name,
      script,
      styles,
      rendering,
      hydration,
    }),
  )
}

function writeComponent(name: string): string {
  const files = globSync(`{components,modules}/${name}/*.{ts,tsx}`, { cwd: sources })
    .filter((path) => !/\.(stories|test)\.tsx?$/.test(path))
    .toSorted()
    .map((path) => ({ path: `src/${path.replaceAll('\\', '/')}`, text: readFileSync(join(sources, path), 'utf8') }))
  return `export const changes = ${JSON.stringify(listChanges(name, readChangelog(), readNotes()))}
          export const files = ${JSON.stringify(files)}`
}
