import type {
  BlockNode,
  InlineNode,
  ListItemNode,
  ParagraphNode,
  SpanNode,
  StructuredText,
} from '@kudex/domain/structured-text'
import type { Mark, Node } from 'prosemirror-model'

/** The structured text of an editor's document; null if it is empty. */
export function toStructuredText(document: Node): StructuredText | null {
  const children = document.children.map(toBlock)
  const isEmpty =
    document.childCount === 1 && document.firstChild?.type.name === 'paragraph' && document.textContent === ''
  return isEmpty ? null : { schema: 'dast', document: { type: 'root', children } }
}

function toBlock(node: Node): BlockNode {
  const { attrs, children } = node
  switch (node.type.name) {
    case 'heading':
      return { type: 'heading', level: attrs['level'], children: toInline(children) }
    case 'list':
      return { type: 'list', style: attrs['style'], children: children.map(toListItem) }
    case 'blockquote': {
      const { attribution } = attrs
      const paragraphs = children.map(toParagraph)
      return { type: 'blockquote', ...(attribution !== null && { attribution }), children: paragraphs }
    }
    case 'codeBlock': {
      const { language } = attrs
      return { type: 'code', code: node.textContent, ...(language !== null && { language }) }
    }
    case 'thematicBreak':
      return { type: 'thematicBreak' }
    default:
      return toParagraph(node)
  }
}

function toListItem({ children }: Node): ListItemNode {
  return {
    type: 'listItem',
    children: children.map((child) => toBlock(child)) as ListItemNode['children'],
  }
}

function toParagraph({ children }: Node): ParagraphNode {
  return { type: 'paragraph', children: toInline(children) }
}

/** Spans; neighbours with the same link become one link. */
function toInline(texts: readonly Node[]): InlineNode[] {
  const runs: { readonly link: Mark | null; readonly spans: SpanNode[] }[] = []
  for (const text of texts) {
    const link = text.marks.find(({ type }) => type.name === 'link') ?? null
    const last = runs.at(-1)
    if (last && (link === last.link || (link && last.link && link.eq(last.link)))) last.spans.push(toSpan(text))
    else runs.push({ link, spans: [toSpan(text)] })
  }
  return runs.flatMap(({ link, spans }): InlineNode[] => {
    if (!link) return spans
    const { item, url } = link.attrs as { readonly item: string | null; readonly url: string | null }
    return item === null
      ? [{ type: 'link', url: url ?? '', children: spans }]
      : [{ type: 'itemLink', item, children: spans }]
  })
}

function toSpan({ text, marks }: Node): SpanNode {
  const names = marks.map(({ type }) => type.name).filter((name) => name !== 'link') as NonNullable<SpanNode['marks']>
  return { type: 'span', value: text ?? '', ...(names.length > 0 && { marks: names }) }
}
