import type { CalendarBlockFragment } from '../generated/graphql.ts'

/** Dates of the financial year (INV-03). */
export interface CalendarBlock {
  readonly kind: 'calendar'
  readonly id: string
  readonly title: string
  readonly lead: string | null
  readonly events: readonly CalendarEvent[]
}

export interface CalendarEvent {
  readonly id: string
  /** ISO date. */
  readonly date: string
  readonly title: string
  readonly place: string | null
}

export function toCalendarBlock({ id, heading: title, lead, events }: CalendarBlockFragment): CalendarBlock {
  return { kind: 'calendar', id, title, lead, events }
}
