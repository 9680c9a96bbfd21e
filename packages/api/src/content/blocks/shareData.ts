import type { ShareDataBlockFragment } from '../generated/graphql.ts'

/** Facts of the share on a given day (INV-02). */
export interface ShareDataBlock {
  readonly kind: 'shareData'
  readonly id: string
  readonly title: string
  readonly lead: string | null
  readonly registeredShares: number
  readonly label: string
  /** ISO date. */
  readonly asOf: string
  readonly facts: readonly { readonly label: string; readonly value: string }[]
}

export function toShareDataBlock({
  id,
  heading: title,
  lead,
  registeredShares,
  label,
  shareDay: asOf,
  shareFacts: facts,
}: ShareDataBlockFragment): ShareDataBlock {
  return { kind: 'shareData', id, title, lead, registeredShares, label, asOf, facts }
}
