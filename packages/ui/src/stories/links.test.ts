import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { expect, it } from 'vitest'

const sources = fileURLToPath(new URL('..', import.meta.url))
const read = (file: string) => readFileSync(join(sources, file), 'utf8')
const stories = globSync('**/*.stories.tsx', { cwd: sources })
const pages = globSync('**/*.mdx', { cwd: sources })
const toTitle = (source: string) => /\btitle[:=] ?['"]([A-Z][a-z]+\/[^'"]+)['"]/.exec(source)?.[1] ?? ''

it('links of the style guide lead to pages and stories that exist', () => {
  const ids = new Set([
    ...stories.flatMap((file) => {
      const source = read(file)
      const names = [...source.matchAll(/^export const (\w+): Story/gm)].map(([, name = '']) =>
        storyNameFromExport(name),
      )
      return ['Docs', ...names].map((name) => toId(toTitle(source), name))
    }),
    ...pages.map((file) => toId(toTitle(read(file)) || file, 'Docs')),
  ])
  const links = pages.flatMap((file) =>
    [...read(file).matchAll(/\?path=\/(?:docs|story)\/([\w-]+)/g)].map(([, id = '']) => ({ file, id })),
  )
  expect(links.length).toBeGreaterThan(20)
  expect(links.filter(({ id }) => !ids.has(id))).toEqual([])
})

it('shows on each page stories that its file of stories has', () => {
  // A page that names a missing story shows an error only.
  const named = pages.flatMap((file) => {
    const page = read(file)
    return [...page.matchAll(/import \* as (\w+) from '(\S+\.stories)\.tsx'/g)].flatMap(([, name = '', path = '']) => {
      const source = read(join(dirname(file), `${path}.tsx`))
      return [...page.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, story = '']) => ({
        story: `${file}: ${story}`,
        exists: new RegExp(`^export const ${story}\\b`, 'm').test(source),
      }))
    })
  })
  expect(named.length).toBeGreaterThan(500)
  expect(named.filter(({ exists }) => !exists).map(({ story }) => story)).toEqual([])
})

it('links the first mention of a component on pages of patterns, foundations and readers', () => {
  const components = new Map(
    globSync('{components,modules}/*/*.mdx', { cwd: sources }).map((file) => [
      basename(file, '.mdx'),
      file.split('/')[0],
    ]),
  )
  const unlinked = globSync('stories/{patterns,foundations,start}/**/*.mdx', { cwd: sources }).flatMap((file) => {
    const page = read(file).replaceAll(/```[^]*?```/g, '')
    const names = new Set([...page.matchAll(/`([A-Z]\w+)`/g)].map(([, name = '']) => name))
    return [...names]
      .filter((name) => components.has(name))
      .filter((name) => !page.includes(`?path=/docs/${components.get(name)}-${name.toLowerCase()}--docs`))
      .map((name) => `${file}: ${name}`)
  })
  expect(components.size).toBeGreaterThan(100)
  expect(unlinked).toEqual([])
})

it('links in components of the guide stay inside its frame', () => {
  // A plain link with `?path=` is relative to the document of the frame: it opens the page without the side bar.
  const files = globSync('stories/**/*.tsx', { cwd: sources })
  const plain = files.filter((file) => /<a\s[^>]*\?path=/.test(read(file)))
  expect(files.some((file) => /<AnchorMdx\s[^>]*\?path=/.test(read(file)))).toBe(true)
  expect(plain).toEqual([])
})
