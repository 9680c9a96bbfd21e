import { Schema, type MarkSpec, type NodeSpec } from 'prosemirror-model'

/**
 * The editor's schema of structured text. Its names are those of the stored document, except `codeBlock`, as a node and
 * a mark cannot share a name. Pasted HTML is reduced to it; pasted links keep their text only, as links are chosen.
 */
export const textSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { group: 'block', content: 'text*', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    heading: {
      group: 'block',
      content: 'text*',
      defining: true,
      attrs: { level: { default: 2, validate: 'number' } },
      parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level } })),
      toDOM: ({ attrs }) => [`h${Number(attrs['level'])}`, 0],
    },
    list: {
      group: 'block',
      content: 'listItem+',
      attrs: { style: { default: 'bulleted', validate: 'string' } },
      parseDOM: [
        { tag: 'ul', attrs: { style: 'bulleted' } },
        { tag: 'ol', attrs: { style: 'numbered' } },
      ],
      toDOM: ({ attrs }) => [attrs['style'] === 'numbered' ? 'ol' : 'ul', 0],
    },
    listItem: { content: '(paragraph | list)+', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
    blockquote: {
      group: 'block',
      content: 'paragraph+',
      defining: true,
      attrs: { attribution: { default: null, validate: 'string|null' } },
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => ['blockquote', 0],
    },
    codeBlock: {
      group: 'block',
      content: 'text*',
      marks: '',
      code: true,
      defining: true,
      attrs: { language: { default: null, validate: 'string|null' } },
      parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
      toDOM: () => ['pre', ['code', 0]],
    },
    thematicBreak: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
    text: {},
  } satisfies Record<string, NodeSpec>,
  marks: {
    // Without `href`: a click selects the text rather than leaving the page.
    link: {
      inclusive: false,
      attrs: { url: { default: null, validate: 'string|null' }, item: { default: null, validate: 'string|null' } },
      toDOM: () => ['a', 0],
    },
    strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
    emphasis: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
    underline: { parseDOM: [{ tag: 'u' }], toDOM: () => ['u', 0] },
    strikethrough: { parseDOM: [{ tag: 's' }, { tag: 'del' }], toDOM: () => ['s', 0] },
    highlight: { parseDOM: [{ tag: 'mark' }], toDOM: () => ['mark', 0] },
    code: { code: true, parseDOM: [{ tag: 'code' }], toDOM: () => ['code', 0] },
  } satisfies Record<string, MarkSpec>,
})
