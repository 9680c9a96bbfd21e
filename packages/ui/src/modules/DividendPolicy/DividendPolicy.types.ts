/** What was paid out (INV-04). */
export interface DividendPolicyProps {
  /** Anchor of the section. */
  readonly id?: string | undefined
  /** The heading. */
  readonly title: string
  /** The text below the heading. */
  readonly text?: string | undefined
  /** What was paid out, newest first. */
  readonly payouts: readonly {
    readonly id: string
    /** Already formatted, with its currency: “CHF 1.50”. */
    readonly amountText: string
    readonly label: string
  }[]
  /** The payouts beside each other: bars for the eye, the same numbers as a table for everybody. */
  readonly chart?: PayoutChartProps | undefined
}

export interface PayoutChartProps {
  /** Names the table, and with it the chart. */
  readonly caption: string
  /** Title of the first column: “Distribution”. */
  readonly labelTitle: string
  /** Title of the column of amounts: “Francs”. */
  readonly amountTitle: string
  /** The payouts, oldest first: a bar and a row each. */
  readonly rows: readonly {
    readonly id: string
    readonly label: string
    readonly amount: number
    /** Already formatted: “1.50”. */
    readonly amountText: string
  }[]
}
