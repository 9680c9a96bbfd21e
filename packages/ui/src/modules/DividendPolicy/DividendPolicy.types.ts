/** What was paid out (INV-04). */
export interface DividendPolicyProps {
  readonly title: string
  readonly text: string
  readonly payouts: readonly {
    readonly id: string
    /** Already formatted, with its currency: “CHF 1.50”. */
    readonly amountText: string
    readonly label: string
  }[]
}
