import {
  validateStructuredText,
  type BlockNode,
  type InlineNode,
  type ListItemNode,
  type SpanNode,
  type StructuredText,
} from '@kudex/domain/structured-text'

/** How the links of a text become addresses of the current locale and site. */
export interface DocumentLinks {
  readonly link: (path: string) => string
  /** Paths below locale and site of linked pages, by their ids. */
  readonly pagePaths: ReadonlyMap<string, string>
}

/** A text with its links localised; null, and said in the log, when it is not a structured text document. */
export function localizeDocument(value: unknown, links: DocumentLinks): StructuredText | null {
  const document = readDocument(value)
  if (!document) return null
  return {
    schema: 'dast',
    document: { type: 'root', children: document.document.children.map((block) => localizeBlock(block, links)) },
  }
}

/** The ids of the pages that a text links to. */
export function listLinkedPages(value: unknown): string[] {
  const ids: string[] = []
  JSON.stringify(value, (_, node: unknown) => {
    if (isItemLink(node)) ids.push(node.item)
    return node
  })
  return ids
}

function isItemLink(node: unknown): node is { readonly item: string } {
  return (
    typeof node === 'object' &&
    node !== null &&
    'type' in node &&
    node.type === 'itemLink' &&
    'item' in node &&
    typeof node.item === 'string'
  )
}

function readDocument(value: unknown): StructuredText | null {
  try {
    return validateStructuredText(value)
  } catch (error) {
    console.warn('A text block was left out:', error instanceof Error ? error.message : error)
    return null
  }
}

function localizeBlock(block: BlockNode, links: DocumentLinks): BlockNode {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return { ...block, children: localizeInline(block.children, links) }
    case 'list':
      return { ...block, children: block.children.map((item) => localizeItem(item, links)) }
    case 'blockquote':
      return {
        ...block,
        children: block.children.map((child) => ({ ...child, children: localizeInline(child.children, links) })),
      }
    case 'code':
    case 'thematicBreak':
      return block
  }
}

function localizeItem(item: ListItemNode, links: DocumentLinks): ListItemNode {
  return {
    ...item,
    children: item.children.map((child) =>
      child.type === 'list'
        ? { ...child, children: child.children.map((below) => localizeItem(below, links)) }
        : { ...child, children: localizeInline(child.children, links) },
    ),
  }
}

/** A link to a page that is gone leaves its words. */
function localizeInline(nodes: readonly InlineNode[], { link, pagePaths }: DocumentLinks): InlineNode[] {
  return nodes.flatMap((node): readonly InlineNode[] => {
    if (node.type === 'link') return [{ ...node, url: link(node.url) }]
    if (node.type !== 'itemLink') return [node]
    const path = pagePaths.get(node.item)
    const words: readonly SpanNode[] = node.children
    return path === undefined ? words : [{ type: 'link', url: link(path), children: words }]
  })
}
