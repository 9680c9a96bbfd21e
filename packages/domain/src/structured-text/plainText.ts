import type { BlockNode, InlineNode, ListItemNode, StructuredText } from './structuredText.types.ts'

/** The plain text of a document, one line per block, for descriptions and search. */
export function toPlainText({ document }: StructuredText): string {
  return document.children.map(toBlockText).filter(Boolean).join('\n')
}

/** The text of inline nodes. */
function toInlineText(nodes: readonly InlineNode[]): string {
  return nodes.map((node) => (node.type === 'span' ? node.value : toInlineText(node.children))).join('')
}

function toBlockText(block: BlockNode): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return toInlineText(block.children)
    case 'list':
      return block.children.map(toItemText).join('\n')
    case 'blockquote':
      return [...block.children.map(toBlockText), block.attribution ?? ''].filter(Boolean).join('\n')
    case 'code':
      return block.code
    case 'thematicBreak':
      return ''
  }
}

function toItemText(item: ListItemNode): string {
  return item.children.map(toBlockText).join('\n')
}
