import type {
  BlockNode,
  InlineNode,
  ListItemNode,
  ParagraphNode,
  SpanNode,
  StructuredText,
} from '@kudex/domain/structured-text'

/** Converts lightweight markup (see `MarkedText`) to a structured text document. */
export function toStructuredText(marked: string): StructuredText {
  const chunks = marked
    .split(/\n\s*\n/)
    .map((chunk) => chunk.trim())
    .filter(Boolean)
  return { schema: 'dast', document: { type: 'root', children: chunks.flatMap(toBlocks) } }
}

function toBlocks(chunk: string): BlockNode[] {
  const [line = '', ...rest] = chunk.split('\n').map((text) => text.trim())
  const heading = /^(#{2,4}) +(.*)$/.exec(line)
  if (heading) {
    const level = (heading[1] ?? '##').length === 2 ? 2 : (heading[1] ?? '##').length === 3 ? 3 : 4
    const below = rest.length > 0 ? toBlocks(rest.join('\n')) : []
    return [{ type: 'heading', level, children: toInline(heading[2] ?? '') }, ...below]
  }
  const lines = [line, ...rest]
  if (lines.every((text) => text.startsWith('- '))) return [toList('bulleted', lines, /^- +/)]
  if (lines.every((text) => /^\d+\. /.test(text))) return [toList('numbered', lines, /^\d+\. +/)]
  if (lines.every((text) => text.startsWith('> '))) {
    return [{ type: 'blockquote', children: [toParagraph(lines.map((text) => text.slice(2)).join(' '))] }]
  }
  // A list may follow a paragraph without a blank line.
  const firstItem = lines.findIndex((text) => /^(- |\d+\. )/.test(text))
  if (firstItem > 0) {
    return [...toBlocks(lines.slice(0, firstItem).join('\n')), ...toBlocks(lines.slice(firstItem).join('\n'))]
  }
  return [toParagraph(lines.join(' '))]
}

function toList(style: 'bulleted' | 'numbered', lines: readonly string[], bullet: RegExp): BlockNode {
  const children = lines.map((text): ListItemNode => ({
    type: 'listItem',
    children: [toParagraph(text.replace(bullet, ''))],
  }))
  return { type: 'list', style, children }
}

function toParagraph(text: string): ParagraphNode {
  return { type: 'paragraph', children: toInline(text) }
}

const inlineMarks = /\[([^\]]+)\]\(([^)\s]+)\)|\*\*(.+?)\*\*|\*(.+?)\*/g

function toInline(text: string): InlineNode[] {
  const nodes: InlineNode[] = []
  let end = 0
  for (const match of text.matchAll(inlineMarks)) {
    if (match.index > end) nodes.push(toSpan(text.slice(end, match.index)))
    const [whole, label, address, strong, emphasis] = match
    if (label !== undefined && address !== undefined) {
      nodes.push({ type: 'link', url: address, children: [toSpan(label)] })
    } else if (strong !== undefined) nodes.push({ ...toSpan(strong), marks: ['strong'] })
    else nodes.push({ ...toSpan(emphasis ?? ''), marks: ['emphasis'] })
    end = match.index + whole.length
  }
  if (end < text.length) nodes.push(toSpan(text.slice(end)))
  return nodes
}

function toSpan(value: string): SpanNode {
  return { type: 'span', value }
}
