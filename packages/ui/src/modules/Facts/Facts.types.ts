/** Key figures: few, large, with their unit and what they mean. */
export interface FactsProps {
  readonly title?: string | undefined
  readonly overline?: string | undefined
  readonly items: readonly {
    readonly id: string
    /** Already formatted for the language, for example “0.08”. */
    readonly value: string
    readonly unit?: string | undefined
    readonly label: string
    readonly note?: string | undefined
  }[]
  readonly id?: string | undefined
}
