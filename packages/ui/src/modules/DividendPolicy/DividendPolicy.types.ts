import type { RootProps } from '../../foundations/rootProps.js'
/** Dividend policy and payouts (INV-04). */
export interface DividendPolicyProps extends RootProps {
  /** Anchor id. */
  readonly id?: string | undefined
  /** Heading. */
  readonly title: string
  /** The text below the heading. */
  readonly text?: string | undefined
  /** Payouts in large figures, newest first; none if the chart has them. */
  readonly payouts: readonly {
    readonly id: string
    /** Already formatted, with its currency: “CHF 1.50”. */
    readonly amountText: string
    readonly label: string
  }[]
  /** Payouts as a bar chart that is also an accessible table. */
  readonly chart?: PayoutChartProps | undefined
}

export interface PayoutChartProps {
  /** Accessible name of the table and chart. */
  readonly caption: string
  /** Title of the first column: “Distribution”. */
  readonly labelTitle: string
  /** Title of the column of amounts: “Francs”. */
  readonly amountTitle: string
  /** Payouts, oldest first; one bar and row each. */
  readonly rows: readonly {
    readonly id: string
    readonly label: string
    readonly amount: number
    /** Already formatted: “1.50”. */
    readonly amountText: string
  }[]
}
