import type { ReactNode } from 'react'

/** A structured text document as a section of a page. */
export interface TextSectionProps {
  /** The heading. */
  readonly title?: string | undefined
  /** A few words above the heading that place it. */
  readonly overline?: string | undefined
  /** The text in its structure: headings, lists, quotes, blocks. */
  readonly document: StructuredText
  /** Address of a linked record; a link that has none is shown as plain text. */
  readonly resolveItemHref?: ((itemId: string) => string | undefined) | undefined
  /** Content of an embedded record. */
  readonly renderItem?: ((itemId: string) => ReactNode) | undefined
  /** Target of anchor links. */
  readonly id?: string | undefined
}

/** The shape of a validated structured text document; nodes of other types are left out. */
export interface StructuredText {
  readonly schema: 'dast'
  readonly document: { readonly type: 'root'; readonly children: readonly StructuredTextNode[] }
}

export type StructuredTextMark = 'strong' | 'emphasis' | 'underline' | 'strikethrough' | 'highlight' | 'code'

export type StructuredTextNode =
  | { readonly type: 'paragraph'; readonly children: readonly StructuredTextNode[] }
  | {
      readonly type: 'heading'
      readonly level: 1 | 2 | 3 | 4 | 5 | 6
      /** Target of anchor links; whoever lists the headings of a page gives it (NAV-16). */
      readonly id?: string | undefined
      readonly children: readonly StructuredTextNode[]
    }
  | { readonly type: 'list'; readonly style: 'bulleted' | 'numbered'; readonly children: readonly StructuredTextNode[] }
  | { readonly type: 'listItem'; readonly children: readonly StructuredTextNode[] }
  | {
      readonly type: 'blockquote'
      readonly attribution?: string | undefined
      readonly children: readonly StructuredTextNode[]
    }
  | { readonly type: 'code'; readonly code: string; readonly language?: string | undefined }
  | { readonly type: 'thematicBreak' }
  | { readonly type: 'span'; readonly value: string; readonly marks?: readonly string[] | undefined }
  | {
      readonly type: 'link'
      readonly url: string
      readonly meta?: StructuredTextMeta | undefined
      readonly children: readonly StructuredTextNode[]
    }
  | {
      readonly type: 'itemLink'
      readonly item: string
      readonly meta?: StructuredTextMeta | undefined
      readonly children: readonly StructuredTextNode[]
    }
  | { readonly type: 'inlineItem'; readonly item: string }
  | { readonly type: 'block'; readonly item: string }

export type StructuredTextMeta = readonly { readonly id: string; readonly value: string }[]
