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
  readonly caption: string
  /** Titles of the columns: “Distribution”, “Francs”. */
  readonly labelTitle: string
  readonly amountTitle: string
  readonly rows: readonly {
    readonly id: string
    readonly label: string
    readonly amount: number
    /** Already formatted: “1.50”. */
    readonly amountText: string
  }[]
}
