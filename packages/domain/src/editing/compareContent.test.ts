import { describe, expect, it } from 'vitest'
import { compareContent } from './compareContent.ts'
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
    expect(compareContent(page, structuredClone(page))).toEqual([])
  })

  it('name the fields of the page, with their values', () => {
    const before = toPage([], { title: { en: 'A' }, description: 'Old' })
    const after = toPage([], { title: { en: 'B', de: 'B' }, countries: ['CH'] })
    expect(compareContent(before, after)).toEqual([
      { kind: 'changed', path: 'title.en', block: null, before: 'A', after: 'B' },
      { kind: 'added', path: 'title.de', block: null, before: null, after: 'B' },
      { kind: 'removed', path: 'description', block: null, before: 'Old', after: null },
      { kind: 'changed', path: 'countries', block: null, before: '', after: 'CH' },
    ])
  })

  it('name the text that changed in a block, structured texts without their marks', () => {
    const text = (value: string) => ({ kind: 'text', text: { en: paragraph(value), de: paragraph('Hallo') } })
    expect(compareContent(toPage([quote('One'), text('Hello')]), toPage([quote('One'), text('Welcome')]))).toEqual([
      { kind: 'changed', path: 'blocks.1.text.en', block: 'text', before: 'Hello', after: 'Welcome' },
    ])
  })

  it('do not include the blocks after an added or removed one', () => {
    const [one, two, three] = ['One', 'Two', 'Three'].map(quote)
    const added = { path: 'blocks.1', block: 'quote', before: null, after: null }
    expect(compareContent(toPage([one!, three!]), toPage([one!, two!, three!]))).toEqual([{ kind: 'added', ...added }])
    expect(compareContent(toPage([one!, two!, three!]), toPage([one!, three!]))).toEqual([
      { kind: 'removed', ...added },
    ])
  })

  it('say that a block was moved', () => {
    const [one, two] = ['One', 'Two'].map(quote)
    const third = { kind: 'anchorNavigation' }
    expect(compareContent(toPage([one!, two!, third]), toPage([third, one!, two!]))).toEqual([
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
    expect(compareContent(toPage([facts('2')]), toPage([facts('3')]))).toEqual([
      { kind: 'changed', path: 'blocks.0.facts.1.value', block: 'facts', before: '2', after: '3' },
    ])
  })

  describe('of a table', () => {
    const toRow = (name: string, value: string) => [{ en: name }, { en: value, de: value }]
    const [force, width, speed] = [toRow('Force', '20'), toRow('Width', '5'), toRow('Speed', '7')]
    const table = (...rows: object[]) => toPage([{ kind: 'table', caption: 'C', columns: ['A', 'B'], rows }])
    const place = { block: 'table', before: null, after: null }

    it('name the cell', () => {
      expect(compareContent(table(force, width), table(toRow('Force', '30'), width))).toEqual([
        { ...place, kind: 'changed', path: 'blocks.0.rows.0.1.en', before: '20', after: '30' },
        { ...place, kind: 'changed', path: 'blocks.0.rows.0.1.de', before: '20', after: '30' },
      ])
    })

    it('name the rows that were added, removed or moved', () => {
      expect(compareContent(table(force, speed), table(force, width, speed))).toEqual([
        { ...place, kind: 'added', path: 'blocks.0.rows.1', after: 'Width' },
      ])
      expect(compareContent(table(force, width, speed), table(force, speed))).toEqual([
        { ...place, kind: 'removed', path: 'blocks.0.rows.1', before: 'Width' },
      ])
      expect(compareContent(table(force, width, speed), table(speed, force, width))).toEqual([
        { ...place, kind: 'moved', path: 'blocks.0.rows.0' },
      ])
    })

    it('name the cells of a new column', () => {
      const wide = toPage([{ kind: 'table', caption: 'C', columns: ['A', 'B', 'D'], rows: [[...force, 'mm']] }])
      expect(compareContent(table(force), wide)).toEqual([
        { ...place, kind: 'changed', path: 'blocks.0.columns', before: 'A, B', after: 'A, B, D' },
        { ...place, kind: 'added', path: 'blocks.0.rows.0.2', after: 'mm' },
      ])
    })
  })

  it('name the entries that were added to a list or removed, and what changed in others', () => {
    const item = (id: string, title: string) => ({ id, title: { en: title }, items: [] })
    const before = { items: [item('a', 'About'), item('b', 'Basket'), item('c', 'Contact')] }
    const after = { items: [item('a', 'About'), item('n', 'News'), item('c', 'Contacts')] }
    expect(compareContent(before, after)).toEqual([
      { kind: 'added', path: 'items.1', block: null, before: null, after: 'News' },
      { kind: 'removed', path: 'items.1', block: null, before: 'Basket', after: null },
      { kind: 'changed', path: 'items.2.title.en', block: null, before: 'Contact', after: 'Contacts' },
    ])
  })
})
