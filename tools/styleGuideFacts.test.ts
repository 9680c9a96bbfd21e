import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

it('the page for editors names every kind of block', () => {
  const blocks = read('apps/host/pages/shared/blocks/loadBlocks.ts').matchAll(/^ {2}\w+Block: (\w+),$/gm)
  const names = JSON.parse(read('packages/intl/catalogues/en.json')) as Record<string, { defaultMessage: string }>
  const kinds = [...blocks].map(([, kind = '']) => names[`editor.kind.${kind}`]?.defaultMessage ?? kind)
  const rows = read('packages/ui/src/stories/start/ForEditors.mdx').matchAll(/<tr><td>(.*?)<\/td>/g)
  const listed = new Set([...rows].flatMap(([, cell = '']) => cell.split(':')[0]?.split(', ') ?? []))
  expect(kinds.length).toBeGreaterThan(25)
  expect(kinds.filter((kind) => !listed.has(kind))).toEqual([])
})

it('the page about pictures names the ratios that modules have', () => {
  const rows = [...read('packages/ui/src/stories/foundations/look/Pictures.mdx').matchAll(/^.*docs\/modules-.*$/gm)]
  const listed = new Map<string, Set<string>>()
  for (const [row] of rows) {
    const [, name = ''] = /<td>\[(\w+)\]/.exec(row) ?? []
    const ratios = listed.get(name) ?? new Set()
    for (const [ratio] of row.matchAll(/\d+:\d+/g)) ratios.add(ratio)
    listed.set(name, ratios)
  }
  expect(listed.size).toBeGreaterThan(5)
  for (const [name, ratios] of listed) {
    const styles = read(`packages/ui/src/modules/${name}/${name}.css.ts`)
    const own = [...styles.matchAll(/aspectRatio: '(\d+)(?: \/ (\d+))?'/g)].map(([, x, y = '1']) => `${x}:${y}`)
    expect([...ratios].toSorted(), name).toEqual([...new Set(own)].toSorted())
  }
})

it('pages of the guide name Storybook where they mention what only Storybook has, since the host shows them too', () => {
  const pages = globSync('packages/ui/src/**/*.mdx', { cwd: root })
  const sentences = pages.flatMap((file) =>
    read(file)
      .replaceAll(/^(?:import|<Canvas|<Meta|<Controls) .*$/gm, '')
      .split(/(?<=[.!?;]) |\n|<\/td>/)
      .filter((sentence) =>
        /\btoolbar\b|\bplay function|\bplayground\b|\b(?:each|every|first|the) stor(?:y|ies) (?:is|are|of|“|`)/i.test(
          sentence,
        ),
      )
      .map((sentence) => `${file}: ${sentence}`),
  )
  expect(pages.length).toBeGreaterThan(150)
  expect(sentences.some((sentence) => sentence.includes('Storybook'))).toBe(true)
  expect(sentences.filter((sentence) => !sentence.includes('Storybook'))).toEqual([])
})

it('the page about icons states the rule that all names of icons follow', () => {
  const page = read('packages/ui/src/stories/foundations/look/Iconography.mdx')
  const sources = ['icons', 'layoutIcons'].map((file) => read(`packages/ui/src/components/Icon/${file}.tsx`)).join('\n')
  const names = [...sources.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name)
  const uses = [...read('packages/ui/src/stories/IconFinder.tsx').matchAll(/^ {2}(Icon\w+): '/gm)].map(
    ([, name]) => name,
  )
  // One word, then directions or a state.
  expect(names.filter((name) => !/^Icon[A-Z][a-z]+(?:Up|Down|Left|Right|Off)*$/.test(name))).toEqual([])
  expect(uses.filter((name) => !names.includes(name ?? ''))).toEqual([])
  const mentioned = [...page.matchAll(/\b(Icon[A-Z]\w+)/g)].map(([, name = '']) => name)
  const examples = new Set(['IconButton', 'IconDeleteTicket', 'IconTerminal'])
  expect(mentioned.filter((name) => !names.includes(name) && !examples.has(name))).toEqual([])
})
