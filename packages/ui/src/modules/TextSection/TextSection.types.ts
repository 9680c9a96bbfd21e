import type { RootProps } from '../../foundations/rootProps.js'
import type { ReactNode } from 'react'

/** A structured text document as a section of a page. */
export interface TextSectionProps extends RootProps {
  /** Heading. */
  readonly title?: string | undefined
  /** Overline: a few words above the heading. */
  readonly overline?: string | undefined
  /** The text in its structure: headings, lists, quotes, blocks. */
  readonly document: StructuredText
  /** Returns the URL of a linked record; a link without one is plain text. */
  readonly resolveItemHref?: ((itemId: string) => string | undefined) | undefined
  /** Renders an embedded record. */
  readonly renderItem?: ((itemId: string) => ReactNode) | undefined
  /** Anchor id. */
  readonly id?: string | undefined
}

/** Shape of a validated structured text document; nodes of other types are omitted. */
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
      /** Anchor id, set by modules that list a page's headings (NAV-16). */
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
