/** Identifies a calendar file: all events of a page or one event. */
export interface CalendarFile {
  readonly siteId: string
  readonly urlCode: string
  readonly pageId: string
  /** Null for all events. */
  readonly eventId: string | null
}

/** Builds the path of a calendar file: `/calendars/kudex/en/investors.ics`, `/calendars/kudex/en/investors/agm.ics` (INV-03). */
export function buildCalendarPath({ siteId, urlCode, pageId, eventId }: CalendarFile): string {
  const names = [siteId, urlCode, pageId, ...(eventId === null ? [] : [eventId])]
  return `/calendars/${names.map(encodeURIComponent).join('/')}.ics`
}

/** Parses the raw path of a calendar file; null for any other path. */
export function parseCalendarPath(path: string): CalendarFile | null {
  const [, siteId = '', urlCode = '', pageId = '', eventId = null] = pattern.exec(path) ?? []
  return siteId === '' ? null : { siteId: decodeURIComponent(siteId), urlCode, pageId, eventId }
}

/** Ids of sites may have dots and spaces. */
const pattern =
  /^\/calendars\/((?:[\w.-]|%20){1,100})\/([a-z]{2}(?:-[a-z]{2})?)\/([a-z0-9-]{1,100})(?:\/([a-z0-9-]{1,100}))?\.ics$/
