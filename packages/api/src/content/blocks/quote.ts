import type { QuoteBlockFragment } from '../generated/graphql.ts'

/** A quote with its author. */
export interface QuoteBlock {
  readonly kind: 'quote'
  readonly id: string
  readonly text: string
  readonly person: string | null
  readonly role: string | null
}

export function toQuoteBlock({ id, quote: text, person, role }: QuoteBlockFragment): QuoteBlock {
  return { kind: 'quote', id, text, person, role }
}
