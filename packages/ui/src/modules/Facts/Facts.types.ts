/** Key figures with unit and meaning. */
export interface FactsProps {
  /** Heading. */
  readonly title?: string | undefined
  /** Overline: a few words above the heading. */
  readonly overline?: string | undefined
  /** Entries in display order. */
  readonly items: readonly {
    readonly id: string
    /** Already formatted for the language, for example “0.08”. */
    readonly value: string
    readonly unit?: string | undefined
    readonly label: string
    readonly note?: string | undefined
  }[]
  /** Id of the element, as a target of links. */
  readonly id?: string | undefined
}
