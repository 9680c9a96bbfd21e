import { describe, expect, it } from 'vitest'
import type { ContentPageBlock } from './content.types.ts'
import { listContents, nameSections } from './listContents.ts'

const text = (title: string | undefined, id?: string): ContentPageBlock => ({
  kind: 'text',
  id: `block-${title}-${id}`,
  props: { title, id, document: { schema: 'dast', document: { type: 'root', children: [] } } },
})

describe('the table of contents of a page (NAV-16)', () => {
  it('lists titled sections in order, by the anchor of the editor or the words of the title', () => {
    const blocks = nameSections([
      text('Who we are', 'people'),
      text(undefined),
      text('Where we work!'),
      text('我们 的团队'),
    ])
    expect(listContents(blocks)).toEqual([
      { id: 'people', text: 'Who we are', level: 2 },
      { id: 'where-we-work', text: 'Where we work!', level: 2 },
      { id: '我们-的团队', text: '我们 的团队', level: 2 },
    ])
  })

  it('lists the headings of texts, below the title of their section where it has one', () => {
    const heading = (level: 2 | 3 | 4, value: string) =>
      ({ type: 'heading', level, children: [{ type: 'span', value }] }) as const
    const document = {
      schema: 'dast',
      document: { type: 'root', children: [heading(2, 'Data'), heading(4, 'Detail')] },
    } as const
    const titled: ContentPageBlock = { kind: 'text', id: '1', props: { title: 'Privacy', document } }
    const plain: ContentPageBlock = { kind: 'text', id: '2', props: { document } }
    const blocks = nameSections([titled, plain])
    expect(listContents(blocks)).toEqual([
      { id: 'privacy', text: 'Privacy', level: 2 },
      { id: 'data', text: 'Data', level: 3 },
      { id: 'data-2', text: 'Data', level: 2 },
    ])
    expect(JSON.stringify(blocks)).toContain('"id":"data-2"')
  })

  it('never has one anchor twice', () => {
    const ids = listContents(nameSections([text('Same'), text('Same'), text('Same')])).map(({ id }) => id)
    expect(new Set(ids).size).toBe(3)
  })

  it('is left out where there is little to choose from', () => {
    expect(listContents(nameSections([text('One'), text('Two')]))).toEqual([])
  })
})
