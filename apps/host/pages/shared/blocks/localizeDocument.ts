import { fillName, type ContentLink } from '@kudex/domain/links'
import {
  readTextLinkProduct,
  validateStructuredText,
  type BlockNode,
  type InlineNode,
  type LinkNode,
  type ListItemNode,
  type StructuredText,
} from '@kudex/domain/structured-text'
import type { LinkItem } from '@kudex/ui'

/** Resolves the links of a text to URLs of the current locale and site. */
export interface DocumentLinks {
  readonly link: (path: string) => string
  /** Paths of linked pages below locale and site, by page id. */
  readonly pagePaths: ReadonlyMap<string, string>
  /** Resolves products and services to their full paths. */
  readonly resolveLink: (link: ContentLink) => LinkItem
  /** Logs a link whose target does not exist. */
  readonly reportBroken: (target: string) => void
}

/** Localizes the links of a text. Returns null, and logs it, if the value is not a valid structured text document. */
export function localizeDocument(value: unknown, links: DocumentLinks): StructuredText | null {
  const document = readDocument(value)
  if (!document) return null
  return {
    schema: 'dast',
    document: { type: 'root', children: document.document.children.map((block) => localizeBlock(block, links)) },
  }
}

/** The slugs of the products and services that a text links to (PAGE-12). */
export function listLinkedProducts(value: unknown): string[] {
  const slugs: string[] = []
  JSON.stringify(value, (name, node: unknown) => {
    const product = name === 'url' && typeof node === 'string' ? readTextLinkProduct(node) : null
    if (product) slugs.push(product.slug)
    return node
  })
  return slugs
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
    console.warn('An invalid structured text was left out:', error instanceof Error ? error.message : error)
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

/** A link to a missing page becomes its text; a link to a missing product leads to the product list (CAT-22). */
function localizeInline(nodes: readonly InlineNode[], links: DocumentLinks): InlineNode[] {
  return nodes.flatMap((node): readonly InlineNode[] => {
    if (node.type === 'link') return [localizeLink(node, links)]
    if (node.type !== 'itemLink') return [node]
    const path = links.pagePaths.get(node.item)
    if (path !== undefined) return [{ type: 'link', url: links.link(path), children: node.children }]
    links.reportBroken(`page ${node.item}`)
    return node.children
  })
}

/** The text of a link to a product may contain its name as `{name}` (PAGE-13). */
function localizeLink(node: LinkNode, { link, resolveLink }: DocumentLinks): LinkNode {
  const product = readTextLinkProduct(node.url)
  if (!product) return { ...node, url: link(node.url) }
  const { kind, slug } = product
  const shared = { text: '{name}', openInNewTab: false }
  const { href, text } = resolveLink(
    kind === 'product' ? { ...shared, kind, productSlug: slug } : { ...shared, kind, serviceSlug: slug },
  )
  return { ...node, url: href, children: node.children.map((span) => ({ ...span, value: fillName(span.value, text) })) }
}
