/** What was paid out (INV-04). */
export interface DividendPolicyProps {
  /** The heading. */
  readonly title: string
  /** The text below the heading. */
  readonly text: string
  /** What was paid out, newest first. */
  readonly payouts: readonly {
    readonly id: string
    /** Already formatted, with its currency: “CHF 1.50”. */
    readonly amountText: string
    readonly label: string
  }[]
}
