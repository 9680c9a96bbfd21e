/** The dates of a page, all of them or one. */
export interface CalendarPlace {
  readonly siteId: string
  readonly urlCode: string
  readonly pageId: string
  /** Null for all dates. */
  readonly eventId: string | null
}

/** The address of a calendar file: `/calendars/kudex/en/investors.ics`, `/calendars/kudex/en/investors/agm.ics` (INV-03). */
export function buildCalendarPath({ siteId, urlCode, pageId, eventId }: CalendarPlace): string {
  const names = [siteId, urlCode, pageId, ...(eventId === null ? [] : [eventId])]
  return `/calendars/${names.map(encodeURIComponent).join('/')}.ics`
}

/** The same read from a path; null for what is no such address. */
export function parseCalendarPath(path: string): CalendarPlace | null {
  const [, siteId = '', urlCode = '', pageId = '', eventId = null] =
    /^\/calendars\/([\w-]{1,100})\/([a-z]{2}(?:-[a-z]{2})?)\/([a-z0-9-]{1,100})(?:\/([a-z0-9-]{1,100}))?\.ics$/.exec(
      path,
    ) ?? []
  return siteId === '' ? null : { siteId, urlCode, pageId, eventId }
}
