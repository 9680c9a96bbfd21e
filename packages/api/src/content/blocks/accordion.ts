import type { AccordionBlockFragment } from '../generated/graphql.ts'

/** Texts behind titles that open and close. */
export interface AccordionBlock {
  readonly kind: 'accordion'
  readonly id: string
  readonly title: string | null
  /** Their texts are structured text documents, not yet validated. */
  readonly items: readonly { readonly id: string; readonly title: string; readonly text: unknown }[]
}

export function toAccordionBlock({ id, title, items }: AccordionBlockFragment): AccordionBlock {
  return {
    kind: 'accordion',
    id,
    title,
    items: items.map((item) => ({ id: item.id, title: item.title, text: item.structuredText })),
  }
}
