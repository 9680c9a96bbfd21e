/** Dates of the financial year (INV-03). */
export interface FinancialCalendarProps {
  /** Anchor id. */
  readonly id?: string | undefined
  /** Heading. */
  readonly title: string
  /** One or two sentences below the heading. */
  readonly lead?: string | undefined
  /** Events, next one first. */
  readonly events: readonly {
    readonly id: string
    readonly title: string
    readonly placeText?: string | undefined
    readonly date: string
    /** The day: “14”, and the rest: “March 2023”. */
    readonly dayText: string
    readonly monthText: string
    /** Calendar file of the event. */
    readonly calendarLink?: { readonly href: string; readonly text: string; readonly label: string } | undefined
  }[]
  /** Calendar file of all events. */
  readonly calendarLink?: { readonly href: string; readonly text: string } | undefined
  /** Shown if the list is empty. */
  readonly emptyText: string
}
