import type { DividendsBlockFragment } from '../generated/graphql.ts'

/** Dividends that were paid (INV-04). */
export interface DividendsBlock {
  readonly kind: 'dividends'
  readonly id: string
  readonly title: string
  readonly text: string | null
  readonly unit: string
  readonly source: string
  readonly payouts: readonly { readonly label: string; readonly amount: number }[]
  /** ISO date, if known. */
  readonly asOf: string | null
}

export function toDividendsBlock({
  id,
  heading: title,
  body: text,
  unit,
  source,
  payouts,
  asOf,
}: DividendsBlockFragment): DividendsBlock {
  return { kind: 'dividends', id, title, text, unit, source, payouts, asOf }
}
