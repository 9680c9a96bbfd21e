/** Dates of the financial year (INV-03). */
export interface FinancialCalendarProps {
  /** Anchor of the section. */
  readonly id?: string | undefined
  readonly title: string
  readonly lead?: string | undefined
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
  readonly emptyText: string
}
