import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isTextLinkUrl,
  readTextLinkProduct,
  StructuredTextError,
  toPlainText,
  validateStructuredText,
  type BlockNode,
} from './index.ts'

const span = (value: string) => ({ type: 'span', value }) as const
const paragraph = (value: string) => ({ type: 'paragraph', children: [span(value)] }) as const
const heading = (value: string) => ({ type: 'heading', level: 2, children: [span(value)] }) as const
const invalidText = (...children: object[]) => ({ schema: 'dast', document: { type: 'root', children } })
const text = (...children: BlockNode[]) => ({ schema: 'dast', document: { type: 'root', children } }) as const

const whole = text(
  heading('Crimping'),
  {
    type: 'paragraph',
    children: [
      { type: 'span', value: 'Gas-tight ', marks: ['strong'] },
      { type: 'link', url: '/products', children: [span('crimps')] },
      { type: 'itemLink', item: 'page-1', children: [span(', measured')] },
    ],
  },
  {
    type: 'list',
    style: 'bulleted',
    children: [
      {
        type: 'listItem',
        children: [
          paragraph('Force'),
          { type: 'list', style: 'numbered', children: [{ type: 'listItem', children: [paragraph('Height')] }] },
        ],
      },
    ],
  },
  { type: 'blockquote', attribution: 'A user', children: [paragraph('It holds.')] },
  { type: 'code', code: 'G0 X10', language: 'gcode' },
  { type: 'thematicBreak' },
)

describe('structured text', () => {
  it('is accepted unchanged if valid', () => {
    expect(validateStructuredText(structuredClone(whole))).toEqual(whole)
    expect(validateStructuredText(text())).toEqual(text())
  })

  it.each([
    ['null', null],
    ['HTML', '<p>x</p>'],
    ['another schema', { ...whole, schema: 'html' }],
    ['an unknown node', invalidText({ type: 'html', value: '<b>' })],
    ['an unknown key', invalidText({ ...paragraph('x'), onclick: 'x' })],
    [
      'a script link',
      text({ type: 'paragraph', children: [{ type: 'link', url: 'javascript:alert(1)', children: [] }] }),
    ],
    ['a block in a line', invalidText({ type: 'paragraph', children: [paragraph('x')] })],
    ['a seventh level', invalidText({ ...heading('x'), level: 7 })],
    ['an unknown mark', invalidText({ type: 'paragraph', children: [{ ...span('x'), marks: ['blink'] }] })],
  ])('is rejected as %s', (_, value) => expect(() => validateStructuredText(value)).toThrow(StructuredTextError))

  it.each([
    ['product:kappa-330', { kind: 'product', slug: 'kappa-330' }],
    ['service:training', { kind: 'service', slug: 'training' }],
    ['product:', null],
    ['product:../admin', null],
    ['product:Kappa', null],
    ['category:kappa', null],
    ['/products', null],
  ])('a link to %s names %j (PAGE-12)', (url, product) => {
    expect(readTextLinkProduct(url)).toEqual(product)
    expect(isTextLinkUrl(url)).toBe(product !== null || url.startsWith('/'))
  })

  it('reports the path of an error', () => {
    const broken = text(paragraph('x'), {
      type: 'paragraph',
      children: [{ type: 'link', url: 'javascript:1', children: [] }],
    })
    expect(() => validateStructuredText(broken)).toThrow(/document\.children\.1\.children\.0\.url: not an address/)
  })

  it('does not overflow on deep nesting', () => {
    let node: unknown = paragraph('x')
    for (let depth = 0; depth < 20_000; depth += 1) {
      node = { type: 'list', style: 'bulleted', children: [{ type: 'listItem', children: [node] }] }
    }
    expect(() => validateStructuredText({ schema: 'dast', document: { type: 'root', children: [node] } })).toThrow(
      /nested deeper/,
    )
  })

  it('throws its own error for any invalid data', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(() => validateStructuredText(value)).toThrow(StructuredTextError)
      }),
    )
  })

  it('has a plain text', () => {
    expect(toPlainText(whole)).toBe('Crimping\nGas-tight crimps, measured\nForce\nHeight\nIt holds.\nA user\nG0 X10')
  })

  it.each([
    ['/products', true],
    ['https://a.test', true],
    ['hard:/x', true],
    ['action:open-news-feed-panel', true],
    ['mailto:a@b.test', true],
    ['#top', true],
    ['//evil.test', false],
    ['/\\evil.test', false],
    ['hard://evil.test', false],
    ['hard:javascript:1', false],
    ['JavaScript:1', false],
    ['data:text/html,x', false],
    ['', false],
  ])('may link to %s: %s', (url, expected) => expect(isTextLinkUrl(url)).toBe(expected))
})
