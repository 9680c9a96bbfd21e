import type { TextBlockFragment } from '../generated/graphql.ts'

/** A structured text (PAGE-01). */
export interface TextBlock {
  readonly kind: 'text'
  readonly id: string
  readonly title: string | null
  readonly anchor: string | null
  /** A structured text document, not yet validated. */
  readonly text: unknown
}

export function toTextBlock({ id, title, anchor, structuredText: text }: TextBlockFragment): TextBlock {
  return { kind: 'text', id, title, anchor, text }
}
