/** Key figures: few, large, with their unit and what they mean. */
export interface FactsProps {
  /** The heading. */
  readonly title?: string | undefined
  /** A few words above the heading that place it. */
  readonly overline?: string | undefined
  /** The entries in the order shown. */
  readonly items: readonly {
    readonly id: string
    /** Already formatted for the language, for example “0.08”. */
    readonly value: string
    readonly unit?: string | undefined
    readonly label: string
    readonly note?: string | undefined
  }[]
  /** Anchor that links can lead to. */
  readonly id?: string | undefined
}
