import { escapeComponent, joinContentLines } from '@kudex/domain/content-lines'

/** Content of an iCalendar file. */
export interface CalendarFile {
  /** Canonical host name; makes event UIDs globally unique (RFC 5545, 3.8.4.7). */
  readonly host: string
  readonly name: string
  readonly language: string
  /** URL of the page that lists the events. */
  readonly page: string
  /** ISO date and time of the page's last change. */
  readonly updatedAt: string
  readonly events: readonly {
    readonly id: string
    /** ISO date; events last the whole day. */
    readonly date: string
    readonly title: string
    readonly place: string | null
  }[]
}

/** Writes whole-day events as iCalendar (RFC 5545). */
export function writeCalendar({ host, name, language, page, updatedAt, events }: CalendarFile): string {
  const stamp = `${updatedAt.slice(0, 19).replace(/[-:]/g, '')}Z`
  return joinContentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeComponent(host)}//Kudex//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME;LANGUAGE=${language}:${escapeComponent(name)}`,
    `X-WR-CALNAME:${escapeComponent(name)}`,
    ...events.flatMap(({ id, date, title, place }) => [
      'BEGIN:VEVENT',
      `UID:${id}@${host}`,
      `DTSTAMP:${stamp}`,
      `LAST-MODIFIED:${stamp}`,
      `DTSTART;VALUE=DATE:${toDate(date)}`,
      `DTEND;VALUE=DATE:${toDate(toNextDay(date))}`,
      `SUMMARY;LANGUAGE=${language}:${escapeComponent(title)}`,
      ...(place === null ? [] : [`LOCATION;LANGUAGE=${language}:${escapeComponent(place)}`]),
      `URL:${page}`,
      // Mark as transparent: the event does not block time.
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ])
}

function toDate(day: string): string {
  return day.replaceAll('-', '')
}

/** DTEND is exclusive. */
function toNextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
}
