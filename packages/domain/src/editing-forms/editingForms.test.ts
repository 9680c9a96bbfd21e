import { describe, expect, it } from 'vitest'
import { readWritten } from '../editing/index.ts'
import {
  createEmptyValue,
  describeForm,
  listFieldSources,
  moveEntry,
  readField,
  recordKinds,
  toWrittenValue,
  withRecursion,
  writeField,
} from './index.ts'

const page = describeForm('pages')
const blocks = page.find(({ name }) => name === 'blocks')?.field
if (blocks?.type !== 'list' || blocks.item.type !== 'kinds') throw new Error('pages have blocks')
const {
  item,
  item: { kinds },
} = blocks

describe('the form of a page', () => {
  it('has the fields of the schema, each with what it takes (issue 15)', () => {
    expect(page).toContainEqual({ name: 'title', field: { type: 'text', isRequired: true } })
    expect(page).toContainEqual({ name: 'description', field: { type: 'text', isRequired: false } })
    expect(page).toContainEqual({ name: 'picture', field: { type: 'picture', isRequired: false } })
    expect(blocks.atMost).toBe(200)
    const hero = kinds.find(({ kind }) => kind === 'hero')
    expect(hero?.fields.map(({ name, field }) => `${name} ${field.type}`)).toEqual([
      'overline text',
      'title text',
      'lead text',
      'image picture',
      'filmUrl fileAddress',
      'links list',
    ])
    const media = kinds.find(({ kind }) => kind === 'media')
    expect(media?.fields.find(({ name }) => name === 'preset')?.field).toMatchObject({ type: 'choice' })
  })

  it.each(kinds.map(({ kind }) => kind))('adds a block of the kind %s, in which only values are missing', (kind) => {
    const value = {
      siteId: 'main',
      url: '/x',
      title: 'X',
      languages: ['en'],
      blocks: [createEmptyValue(item, () => 'e1', kind)],
    }
    const { problems } = readWritten('pages', toWrittenValue(page, value), 'pages.x')
    expect(problems.filter(({ takes }) => takes === 'no field of this name')).toEqual([])
    expect(problems.every(({ path }) => path.startsWith('pages.x.blocks.0.'))).toBe(true)
  })

  it('lets editors name the products that a story is about (CAT-26)', () => {
    const field = describeForm('stories').find(({ name }) => name === 'productSlugs')?.field
    expect(field).toMatchObject({ type: 'list', item: { type: 'product' }, atMost: 20, isRequired: false })
  })

  it.each(recordKinds)('is described for %s too', (kind) => {
    expect(describeForm(kind).length).toBeGreaterThan(0)
  })
})

describe('the values of a form', () => {
  const value = {
    title: { en: 'Wire' },
    blocks: [
      { kind: 'quote', text: 'A' },
      { kind: 'quote', text: 'B' },
    ],
  }

  it('are read and written by path, without a change of the original', () => {
    const changed = writeField(writeField(value, ['blocks', 1, 'text'], 'C'), ['title', 'de'], 'Draht')
    expect(readField(changed, ['blocks', 1, 'text'])).toBe('C')
    expect(readField(changed, ['title'])).toEqual({ en: 'Wire', de: 'Draht' })
    expect(readField(value, ['blocks', 1, 'text'])).toBe('B')
    expect(writeField({}, ['header', 'hidden'], true)).toEqual({ header: { hidden: true } })
    expect(readField(value, ['blocks', 7, 'text'])).toBeUndefined()
  })

  it('move entries of lists', () => {
    expect(moveEntry(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
    expect(moveEntry(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b'])
  })

  it('are stored without empty languages; a required text stays, so that its problem is reported', () => {
    const written = toWrittenValue(page, {
      title: { en: 'Wire', de: ' ' },
      description: { en: '' },
      picture: '',
      blocks: [{ kind: 'quote', text: { en: '' }, person: '' }],
    })
    expect(written).toEqual({ title: { en: 'Wire' }, blocks: [{ kind: 'quote', text: {} }] })
  })
})

describe('the fields that a page shows', () => {
  it('are listed with their texts in the given languages, and with the names of their pictures', () => {
    const value = {
      title: { en: 'Wire', de: 'Draht' },
      picture: 'hall',
      blocks: [
        { kind: 'quote', text: 'Same for all', person: null },
        {
          kind: 'text',
          text: {
            en: {
              schema: 'dast',
              document: {
                type: 'root',
                children: ['One', 'Two'].map((text) => ({
                  type: 'paragraph',
                  children: [{ type: 'span', value: text }],
                })),
              },
            },
          },
        },
        { kind: 'links', links: [{ kind: 'external', text: { de: 'Mehr' }, url: 'https://a.example' }] },
      ],
    }
    expect(listFieldSources(page, value, ['de', 'en'])).toEqual([
      { path: 'title', kind: 'text', texts: ['Draht', 'Wire'] },
      { path: 'picture', kind: 'picture', texts: ['hall'] },
      { path: 'blocks.0.text', kind: 'text', texts: ['Same for all'] },
      { path: 'blocks.1.text', kind: 'document', texts: ['One', 'Two'] },
      { path: 'blocks.2.links.0.text', kind: 'text', texts: ['Mehr'] },
      { path: 'blocks.2.links.0.url', kind: 'text', texts: ['https://a.example'] },
    ])
  })
})

describe('the form of a navigation', () => {
  it('has items below items without an end, also in sections; nothing of them is lost', () => {
    const fields = withRecursion(describeForm('navigations'))
    const item = (id: string, more: object = {}) => ({ id, title: id, countries: [], ...more })
    const value = {
      items: [
        item('a', {
          items: [item('b', { sections: [{ title: { en: 'S' }, items: [item('c', { items: [item('d')] })] }] })],
        }),
      ],
    }
    expect(toWrittenValue(fields, value)).toEqual(value)
    const items = fields[0]?.field
    const created = items?.type === 'list' ? createEmptyValue(items.item, () => 'e1') : null
    expect(created).toEqual({ id: 'e1', title: '' })
  })

  it('creates sections with an entry, since sections without entries are not stored', () => {
    const items = withRecursion(describeForm('navigations'))[0]?.field
    const fields = items?.type === 'list' && items.item.type === 'group' ? items.item.fields : []
    const sections = fields.find(({ name }) => name === 'sections')?.field
    const created = sections?.type === 'list' ? createEmptyValue(sections.item, () => 'e1') : null
    expect(created).toEqual({ items: [{ id: 'e1', title: '' }] })
  })
})
