import { describe, expect, it } from 'vitest'
import type { BlockView } from './blocks.types.ts'
import { fillAnchorNavigations, listContents, nameSections } from './listContents.ts'

const text = (title: string | undefined, id?: string): BlockView => ({
  kind: 'text',
  id: `block-${title}-${id}`,
  props: { title, id, document: { schema: 'dast', document: { type: 'root', children: [] } } },
})

describe('the anchor navigation of a page (NAV-15)', () => {
  const line: BlockView = { kind: 'anchorNavigation', id: 'line', props: { label: 'On this page', items: [] } }

  it('lists the titled sections of the page, whatever its position', () => {
    const blocks = nameSections([text('Who we are', 'people'), line, text(undefined), text('Where we work!')])
    expect(fillAnchorNavigations(blocks).find(({ kind }) => kind === 'anchorNavigation')?.props).toEqual({
      label: 'On this page',
      items: [
        { id: 'people', text: 'Who we are' },
        { id: 'where-we-work', text: 'Where we work!' },
      ],
    })
  })

  it('is left out on a page with fewer than two sections', () => {
    const blocks = nameSections([line, text('Who we are'), text(undefined)])
    expect(fillAnchorNavigations(blocks).map(({ kind }) => kind)).toEqual(['text', 'text'])
  })
})

describe('the table of contents of a page (NAV-16)', () => {
  it("lists titled sections in order, with the editor's anchor or one made from the title", () => {
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

  it('lists the headings of texts, below the title of their section if it has one', () => {
    const heading = (level: 2 | 3 | 4, value: string) =>
      ({ type: 'heading', level, children: [{ type: 'span', value }] }) as const
    const document = {
      schema: 'dast',
      document: { type: 'root', children: [heading(2, 'Data'), heading(4, 'Detail')] },
    } as const
    const titled: BlockView = { kind: 'text', id: '1', props: { title: 'Privacy', document } }
    const plain: BlockView = { kind: 'text', id: '2', props: { document } }
    const blocks = nameSections([titled, plain])
    expect(listContents(blocks)).toEqual([
      { id: 'privacy', text: 'Privacy', level: 2 },
      { id: 'data', text: 'Data', level: 3 },
      { id: 'data-2', text: 'Data', level: 2 },
    ])
    expect(JSON.stringify(blocks)).toContain('"id":"data-2"')
  })

  it('has unique anchors', () => {
    const ids = listContents(nameSections([text('Same'), text('Same'), text('Same')])).map(({ id }) => id)
    expect(new Set(ids).size).toBe(3)
  })

  it('is empty on a page with few headings', () => {
    expect(listContents(nameSections([text('One'), text('Two')]))).toEqual([])
  })
})
