import type { FieldSource } from '@kudex/domain/editing-forms'
import { parseHTML } from 'linkedom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { markSources } from './markSources.ts'

afterEach(() => vi.unstubAllGlobals())

/** Marks the parts of a page and returns `element=field` for each mark. */
function mark(html: string, parts: readonly (string | null)[], fields: readonly FieldSource[]): string[] {
  const { document, HTMLElement } = parseHTML(`<html><body><main>${html}</main></body></html>`)
  vi.stubGlobal('HTMLElement', HTMLElement)
  markSources(document.querySelector('main')!, parts, fields)
  return [...document.querySelectorAll<HTMLElement>('[data-source]')].map(
    ({ localName, dataset }) => `${localName}=${dataset['source']}`,
  )
}

const text = (path: string, ...texts: string[]): FieldSource => ({ path, kind: 'text', texts })

describe('the parts of a draft', () => {
  it('name the field whose text or picture they show, the smallest element each', () => {
    const html = `<section><h2><span>Cutting</span></h2><img src="/images/wide/hall-0123abcd.webp"><p>By <b>Ann</b></p></section>`
    const fields = [
      text('blocks.0.title', 'Schneiden', 'Cutting'),
      { path: 'blocks.0.image', kind: 'picture' as const, texts: ['hall'] },
      text('blocks.0.author', 'Ann'),
      text('blocks.0.lead', 'Not shown'),
    ]
    expect(mark(html, ['blocks.0'], fields)).toEqual([
      'section=blocks.0',
      'span=blocks.0.title',
      'img=blocks.0.image',
      'b=blocks.0.author',
    ])
  })

  it('name each paragraph of a document, and fields with the same text in their order', () => {
    const html = `<div><p>One\n  two</p><ul><li>Three</li></ul></div><ul><li><a>More</a></li><li><a>More</a></li></ul>`
    const fields: FieldSource[] = [
      { path: 'blocks.0.text', kind: 'document', texts: ['One two', 'Three'] },
      text('blocks.1.links.0.text', 'More'),
      text('blocks.1.links.1.text', 'More'),
    ]
    expect(mark(html, ['blocks.0', 'blocks.1'], fields)).toEqual([
      'div=blocks.0',
      'p=blocks.0.text',
      'li=blocks.0.text',
      'ul=blocks.1',
      'a=blocks.1.links.0.text',
      'a=blocks.1.links.1.text',
    ])
  })

  it('do not take the fields of another block, nor any if a part is missing', () => {
    const fields = [text('blocks.10.title', 'Same'), text('blocks.1.title', 'Same')]
    expect(mark('<p>Same</p><h2><i>Same</i></h2>', [null, 'blocks.1'], fields)).toEqual([
      'h2=blocks.1',
      'i=blocks.1.title',
    ])
    expect(mark('<p>Same</p>', ['title', 'blocks.1'], fields)).toEqual([])
  })
})
