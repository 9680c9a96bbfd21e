import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toStructuredText } from './toStructuredText.ts'

describe('toStructuredText', () => {
  it('converts paragraphs, headings, lists and quotes', () => {
    const { document } = toStructuredText('## Title\n\nOne\nline\n\n- a\n- b\n\n1. first\n2. second\n\n> said')
    expect(document.children.map((node) => node.type)).toEqual(['heading', 'paragraph', 'list', 'list', 'blockquote'])
    expect(document.children[1]).toEqual({ type: 'paragraph', children: [{ type: 'span', value: 'One line' }] })
    expect(document.children[3]).toMatchObject({
      style: 'numbered',
      children: [{ type: 'listItem' }, { type: 'listItem' }],
    })
  })

  it('converts strong and emphasized text and links', () => {
    const { document } = toStructuredText('A **bold** *move* to [us](/about).')
    expect(document.children[0]).toEqual({
      type: 'paragraph',
      children: [
        { type: 'span', value: 'A ' },
        { type: 'span', value: 'bold', marks: ['strong'] },
        { type: 'span', value: ' ' },
        { type: 'span', value: 'move', marks: ['emphasis'] },
        { type: 'span', value: ' to ' },
        { type: 'link', url: '/about', children: [{ type: 'span', value: 'us' }] },
        { type: 'span', value: '.' },
      ],
    })
  })

  it('converts a list directly below a paragraph', () => {
    const { document } = toStructuredText('Needs:\n- air\n- power')
    expect(document.children.map((node) => node.type)).toEqual(['paragraph', 'list'])
  })

  it('returns a structured document for any input', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', '<', '>', '*', '[', ']', '(', ')', '#', '-', '1', '.', ' ', '\n') }),
        (text) => {
          const { schema, document } = toStructuredText(text)
          expect(schema).toBe('dast')
          expect(document.children.every((node) => typeof node.type === 'string')).toBe(true)
        },
      ),
    )
  })
})
