import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { listKeys, type KeyRow } from './keys/listKeys.js'

const moduleName = 'virtual:changes'
const sources = fileURLToPath(new URL('..', import.meta.url))
const notes = fileURLToPath(new URL('../../../../.changeset', import.meta.url))
const patternTests = fileURLToPath(new URL('./keys/patterns.browser.test.tsx', import.meta.url))
const changelog = fileURLToPath(new URL('../../CHANGELOG.md', import.meta.url))

/** Provides the start pages with changelog and component status. */
export function changes(): Plugin {
  return {
    name: 'kudex-changes',
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
    load: (id) =>
      id === `\0${moduleName}`
        ? `export const comingNotes = ${JSON.stringify(readNotes())}
           export const changelog = ${JSON.stringify(readChangelog().replace(/^# .*\n/, ''))}
           export const componentStatus = ${JSON.stringify(readComponentStatus())}`
        : undefined,
  }
}

export function readChangelog(): string {
  return readFileSync(changelog, 'utf8')
}

/** Changesets of the next release. */
export function readNotes(): string[] {
  return globSync('*.md', { cwd: notes })
    .toSorted()
    .flatMap((file) => {
      const [, head = '', text = ''] = readFileSync(join(notes, file), 'utf8').split(/^---$/m)
      return head.includes("'@kudex/ui'") ? [text.trim()] : []
    })
}

function readComponentStatus(): {
  kind: string
  name: string
  status: string
  purpose: string
  replacement: string | undefined
  keys: readonly KeyRow[]
}[] {
  const patterns = readFileSync(patternTests, 'utf8')
  return globSync('{components,modules}/*/*.mdx', { cwd: sources })
    .toSorted()
    .map((file) => {
      const page = readFileSync(join(sources, file), 'utf8')
      const [, status = '', replacement] = /^Status: \*\*(\w+)\*\*(?: → `(\w+)`)?/m.exec(page) ?? []
      const purpose = /<Subtitle>([\s\S]*?)<\/Subtitle>/.exec(page)?.[1] ?? ''
      const kind = file.split(/[\\/]/)[0] ?? ''
      const name = basename(file, '.mdx')
      const stories = readFileSync(join(sources, file.replace(/\.mdx$/, '.stories.tsx')), 'utf8')
      return { kind, name, status, purpose, replacement, keys: listKeys(name, page, stories, patterns) }
    })
}
