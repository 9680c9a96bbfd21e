import { validateStructuredText, type BlockNode, type StructuredText } from '@kudex/domain/structured-text'
import { DOMParser } from 'prosemirror-model'
import { TextSelection, type Command, type EditorState } from 'prosemirror-state'
import { describe, expect, it } from 'vitest'
import { createTextState } from './createTextState.ts'
import { readFormat, setBlock, setLink, toggleList, toggleStrong } from './textCommands.ts'
import { textSchema } from './textSchema.ts'
import { toEditorDocument } from './toEditorDocument.ts'
import { toStructuredText } from './toStructuredText.ts'

const text = (...children: BlockNode[]): StructuredText => ({ schema: 'dast', document: { type: 'root', children } })
const span = (value: string) => ({ type: 'span', value }) as const
const paragraph = (value: string) => ({ type: 'paragraph', children: [span(value)] }) as const

const whole = text(
  { type: 'heading', level: 2, children: [span('Crimping')] },
  {
    type: 'paragraph',
    children: [
      {
        type: 'span',
        value: 'Gas-tight ',
        marks: ['strong', 'emphasis', 'underline', 'strikethrough', 'highlight', 'code'],
      },
      { type: 'link', url: 'product:kappa-330', children: [span('crimps '), { ...span('now'), marks: ['strong'] }] },
      { type: 'itemLink', item: 'page-1', children: [span(', measured')] },
      { type: 'itemLink', item: 'page-2', children: [span(' twice')] },
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
  { type: 'code', code: 'G0 X10\n  G1', language: 'gcode' },
  { type: 'thematicBreak' },
  { type: 'paragraph', children: [] },
)

describe('the editor of structured text', () => {
  it('shows and stores every kind of node without loss', () => {
    expect(toStructuredText(toEditorDocument(whole))).toEqual(whole)
    toEditorDocument(whole).check()
  })

  it('is empty without a text, and stores none', () => {
    expect(toStructuredText(toEditorDocument(null))).toBeNull()
    expect(toStructuredText(toEditorDocument(text()))).toBeNull()
  })

  it.each<[string, Command, BlockNode]>([
    ['a heading', setBlock(3), { type: 'heading', level: 3, children: [span('Wire')] }],
    ['bold', toggleStrong, { type: 'paragraph', children: [{ ...span('Wire'), marks: ['strong'] }] }],
    [
      'a list',
      toggleList('numbered'),
      { type: 'list', style: 'numbered', children: [{ type: 'listItem', children: [paragraph('Wire')] }] },
    ],
    [
      'a link',
      setLink({ item: 'about', url: null }),
      { type: 'paragraph', children: [{ type: 'itemLink', item: 'about', children: [span('Wire')] }] },
    ],
  ])('makes the selection %s', (_, command, block) => {
    const next = run(selectAll(createTextState(text(paragraph('Wire')))), command)
    const stored = toStructuredText(next.doc)
    expect(stored).toEqual(text(block))
    expect(validateStructuredText(stored)).toEqual(stored)
  })

  it('changes and removes the link around the cursor', () => {
    const linked = run(selectAll(createTextState(text(paragraph('Wire')))), setLink({ item: 'about', url: null }))
    const cursor = linked.apply(linked.tr.setSelection(TextSelection.create(linked.doc, 3)))
    expect(readFormat(cursor).link).toEqual({ item: 'about', url: null })
    expect(toStructuredText(run(cursor, setLink(null)).doc)).toEqual(text(paragraph('Wire')))
  })

  it('takes a list back, and changes its style', () => {
    const list = run(createTextState(text(paragraph('Wire'))), toggleList('bulleted'))
    expect(readFormat(run(list, toggleList('numbered'))).list).toBe('numbered')
    expect(toStructuredText(run(list, toggleList('bulleted')).doc)).toEqual(text(paragraph('Wire')))
  })

  it('has no rule that takes over an address or a script from pasted HTML', () => {
    const tags = DOMParser.fromSchema(textSchema)
      .rules.map((rule) => ('tag' in rule ? rule.tag : ''))
      .filter(Boolean)
    expect(tags).not.toContain('a')
    expect(tags).not.toContain('script')
  })
})

function selectAll(state: EditorState): EditorState {
  return state.apply(state.tr.setSelection(TextSelection.create(state.doc, 1, state.doc.content.size - 1)))
}

function run(state: EditorState, command: Command): EditorState {
  let next = state
  expect(command(state, (transaction) => (next = state.apply(transaction)))).toBe(true)
  return next
}
