/** What a calendar file says. */
export interface CalendarFile {
  /** Host name of the site's canonical address: what makes the ids of events the world's only ones. */
  readonly host: string
  readonly name: string
  readonly language: string
  /** The page that the dates are from. */
  readonly page: string
  /** ISO date and time of its last change. */
  readonly updatedAt: string
  readonly events: readonly {
    readonly id: string
    /** ISO date; the whole day. */
    readonly date: string
    readonly title: string
    readonly place: string | null
  }[]
}

/** Writes dates of whole days as iCalendar (RFC 5545). */
export function writeCalendar({ host, name, language, page, updatedAt, events }: CalendarFile): string {
  const stamp = `${updatedAt.slice(0, 19).replace(/[-:]/g, '')}Z`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${toText(host)}//Kudex//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME;LANGUAGE=${language}:${toText(name)}`,
    `X-WR-CALNAME:${toText(name)}`,
    ...events.flatMap(({ id, date, title, place }) => [
      'BEGIN:VEVENT',
      `UID:${id}@${host}`,
      `DTSTAMP:${stamp}`,
      `LAST-MODIFIED:${stamp}`,
      `DTSTART;VALUE=DATE:${toDate(date)}`,
      `DTEND;VALUE=DATE:${toDate(toNextDay(date))}`,
      `SUMMARY;LANGUAGE=${language}:${toText(title)}`,
      ...(place === null ? [] : [`LOCATION;LANGUAGE=${language}:${toText(place)}`]),
      `URL:${page}`,
      // Nobody is busy because a company publishes its figures.
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map(fold).join('')
}

function toDate(day: string): string {
  return day.replaceAll('-', '')
}

/** The end of a whole day is the next one. */
function toNextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
}

/** Commas, semicolons, backslashes and line ends mean something in a calendar; other control characters may not be in one. */
function toText(text: string): string {
  return (
    text
      .replace(/[\\;,]/g, '\\$&')
      .replace(/\r\n|\r|\n/g, '\\n')
      // eslint-disable-next-line no-control-regex -- these are what is taken out
      .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, '')
  )
}

/** Ends a line, and goes on in the next one where it is longer than 75 bytes; never within a character. */
function fold(line: string): string {
  let folded = ''
  let length = 0
  for (const character of line) {
    const bytes = Buffer.byteLength(character)
    if (length + bytes > 75) {
      folded += '\r\n '
      length = 1
    }
    folded += character
    length += bytes
  }
  return `${folded}\r\n`
}
