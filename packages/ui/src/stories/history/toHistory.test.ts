import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { listChanges, toFirstVersion } from './toHistory.js'

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
const changelog = `# ui

## 0.3.0

### New

- \`Tabs\` takes \`icon\`.

  A paragraph more.
- \`TabsBar\` is new.

## 0.2.0

Text about \`Tabs\`.

### Fixed

- \`Tag\` breaks words; \`Tabs.label\` is required.
`

it('lists the notes that name a component, newest first', () => {
  expect(listChanges('Tabs', changelog, ['`Tabs` mirror their keys.', '`Tag` is red.'])).toEqual([
    { version: undefined, note: '`Tabs` mirror their keys.' },
    { version: '0.3.0', note: '`Tabs` takes `icon`.\n\nA paragraph more.' },
    { version: '0.2.0', note: '`Tag` breaks words; `Tabs.label` is required.' },
  ])
})

it('finds the first version of a component, or of the exports that begin with its name', () => {
  const since = { Tabs: '0.10.0', TabsBar: '0.2.0', IconPause: '0.10.0', IconPlay: '0.9.0' }
  expect(toFirstVersion('Tabs', since)).toBe('0.10.0')
  expect(toFirstVersion('Icon', since)).toBe('0.9.0')
  expect(toFirstVersion('Menu', since)).toBeUndefined()
})

it('knows for each released export a version of the changelog', () => {
  const since = JSON.parse(read('api/since.json')) as Record<string, string>
  const { version } = JSON.parse(read('package.json')) as { version: string }
  const released = [...read('CHANGELOG.md').matchAll(/^## (\S+)$/gm)].map(([, name]) => name)
  expect(released).toContain(version)
  expect(new Set(Object.values(since))).toEqual(new Set(released))
})

it('lists real notes of a real component', () => {
  const firstNames = listChanges('MachineLabel', read('CHANGELOG.md'), []).map(({ note }) => note.split('`')[1])
  expect(firstNames).toEqual(['MachineOverview', 'MachineLabel'])
})
