import type { FactsBlockFragment } from '../generated/graphql.ts'

/** Key figures. */
export interface FactsBlock {
  readonly kind: 'facts'
  readonly id: string
  readonly title: string | null
  readonly facts: readonly { readonly value: string; readonly unit: string | null; readonly label: string }[]
}

export function toFactsBlock({ id, title, facts }: FactsBlockFragment): FactsBlock {
  return { kind: 'facts', id, title, facts }
}
