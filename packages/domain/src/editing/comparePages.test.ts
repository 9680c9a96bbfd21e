import { describe, expect, it } from 'vitest'
import { comparePages } from './comparePages.ts'
import { readWritten, type WrittenValue } from './readWritten.ts'

const quote = (text: string) => ({ kind: 'quote', text: { en: text, de: `${text} (de)` } })
const paragraph = (value: string) => ({
  schema: 'dast',
  document: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'span', value }] }] },
})

function toPage(blocks: readonly object[], fields: object = {}): WrittenValue<'pages'> {
  const page = { siteId: 'main', url: '/a', title: { en: 'A' }, languages: ['en', 'de'], blocks, ...fields }
  const { value, problems } = readWritten('pages', page, 'page')
  expect(problems).toEqual([])
  return value!
}

describe('the differences between two versions of a page', () => {
  it('are none between equal pages', () => {
    const page = toPage([quote('One'), { kind: 'text', text: { en: paragraph('Hello') } }])
    expect(comparePages(page, structuredClone(page))).toEqual([])
  })

  it('name the fields of the page, with their values', () => {
    const before = toPage([], { title: { en: 'A' }, description: 'Old' })
    const after = toPage([], { title: { en: 'B', de: 'B' }, countries: ['CH'] })
    expect(comparePages(before, after)).toEqual([
      { kind: 'changed', path: 'title.en', block: null, before: 'A', after: 'B' },
      { kind: 'added', path: 'title.de', block: null, before: null, after: 'B' },
      { kind: 'removed', path: 'description', block: null, before: 'Old', after: null },
      { kind: 'changed', path: 'countries', block: null, before: '[]', after: '["CH"]' },
    ])
  })

  it('name the text that changed in a block, structured texts without their marks', () => {
    const text = (value: string) => ({ kind: 'text', text: { en: paragraph(value), de: paragraph('Hallo') } })
    expect(comparePages(toPage([quote('One'), text('Hello')]), toPage([quote('One'), text('Welcome')]))).toEqual([
      { kind: 'changed', path: 'blocks.1.text.en', block: 'text', before: 'Hello', after: 'Welcome' },
    ])
  })

  it('do not include the blocks after an added or removed one', () => {
    const [one, two, three] = ['One', 'Two', 'Three'].map(quote)
    const added = { path: 'blocks.1', block: 'quote', before: null, after: null }
    expect(comparePages(toPage([one!, three!]), toPage([one!, two!, three!]))).toEqual([{ kind: 'added', ...added }])
    expect(comparePages(toPage([one!, two!, three!]), toPage([one!, three!]))).toEqual([{ kind: 'removed', ...added }])
  })

  it('say that a block was moved', () => {
    const [one, two] = ['One', 'Two'].map(quote)
    const third = { kind: 'anchorNavigation' }
    expect(comparePages(toPage([one!, two!, third]), toPage([third, one!, two!]))).toEqual([
      { kind: 'moved', path: 'blocks.0', block: 'anchorNavigation', before: null, after: null },
    ])
  })

  it('say which entry of a list changed', () => {
    const facts = (value: string) => ({
      kind: 'facts',
      facts: [
        { value: '1', label: 'One' },
        { value, label: 'Two' },
      ],
    })
    expect(comparePages(toPage([facts('2')]), toPage([facts('3')]))).toEqual([
      { kind: 'changed', path: 'blocks.0.facts.1.value', block: 'facts', before: '2', after: '3' },
    ])
  })
})
