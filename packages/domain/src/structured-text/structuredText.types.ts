/** A structured text document, in the shape known as dast; never HTML. */
export interface StructuredText {
  readonly schema: 'dast'
  readonly document: RootNode
}

export interface RootNode {
  readonly type: 'root'
  readonly children: readonly BlockNode[]
}

/** Block nodes. */
export type BlockNode = ParagraphNode | HeadingNode | ListNode | BlockquoteNode | CodeNode | ThematicBreakNode

/** Inline nodes. */
export type InlineNode = SpanNode | LinkNode | ItemLinkNode

export interface ParagraphNode {
  readonly type: 'paragraph'
  readonly children: readonly InlineNode[]
}

export interface HeadingNode {
  readonly type: 'heading'
  readonly level: 1 | 2 | 3 | 4 | 5 | 6
  readonly children: readonly InlineNode[]
}

export interface ListNode {
  readonly type: 'list'
  readonly style: 'bulleted' | 'numbered'
  readonly children: readonly ListItemNode[]
}

export interface ListItemNode {
  readonly type: 'listItem'
  readonly children: readonly (ParagraphNode | ListNode)[]
}

export interface BlockquoteNode {
  readonly type: 'blockquote'
  readonly attribution?: string | undefined
  readonly children: readonly ParagraphNode[]
}

export interface CodeNode {
  readonly type: 'code'
  readonly code: string
  readonly language?: string | undefined
}

export interface ThematicBreakNode {
  readonly type: 'thematicBreak'
}

/** Emphasis of a span. */
export type Mark = 'strong' | 'emphasis' | 'underline' | 'strikethrough' | 'highlight' | 'code'

export interface SpanNode {
  readonly type: 'span'
  readonly value: string
  readonly marks?: readonly Mark[] | undefined
}

/** A link by URL; link prefixes such as `hard:` are allowed. */
export interface LinkNode {
  readonly type: 'link'
  readonly url: string
  readonly children: readonly SpanNode[]
}

/** A link to a content page by its id. */
export interface ItemLinkNode {
  readonly type: 'itemLink'
  readonly item: string
  readonly children: readonly SpanNode[]
}
