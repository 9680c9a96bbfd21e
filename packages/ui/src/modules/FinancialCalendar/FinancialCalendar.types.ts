/** Dates of the financial year (INV-03). */
export interface FinancialCalendarProps {
  /** Anchor of the section. */
  readonly id?: string | undefined
  /** The heading. */
  readonly title: string
  /** One or two sentences below the heading. */
  readonly lead?: string | undefined
  /** The events, the next one first. */
  readonly events: readonly {
    readonly id: string
    readonly title: string
    readonly placeText?: string | undefined
    readonly date: string
    /** The day: “14”, and the rest: “March 2023”. */
    readonly dayText: string
    readonly monthText: string
    /** A file for the reader's own calendar. */
    readonly calendarLink?: { readonly href: string; readonly text: string; readonly label: string } | undefined
  }[]
  /** All dates at once. */
  readonly calendarLink?: { readonly href: string; readonly text: string } | undefined
  /** Said where there is nothing to show. */
  readonly emptyText: string
}
