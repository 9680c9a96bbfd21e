import { buildCalendarPath } from '../../../../../request/calendarPath.ts'
import type { BlockLoader } from '../../blocks.types.ts'
import { investorMessages as messages } from './investors.messages.ts'
import { loadContentTexts } from '../loadContentTexts.ts'

/** Dates of the financial year, with calendar files unless the page is protected (INV-03). */
export const calendar: BlockLoader<'CalendarBlock'> = {
  async toView({ heading: title, lead, events }, context) {
    const { request, pageId } = context
    const { site, locale } = request.address
    const { intl, format } = await loadContentTexts(context)
    const toHref = (eventId: string | null) =>
      pageId === null
        ? null
        : `hard:${buildCalendarPath({ siteId: site.id, urlCode: locale.urlCode, pageId, eventId })}`
    const allHref = toHref(null)
    return {
      kind: 'calendar',
      props: {
        title,
        lead: lead ?? undefined,
        emptyText: intl.formatMessage(messages.none),
        events: events.map((event) => {
          const href = toHref(event.id)
          return {
            id: event.id,
            title: event.title,
            placeText: event.place ?? undefined,
            date: event.date,
            ...toDateParts(event.date, format),
            calendarLink:
              href === null
                ? undefined
                : {
                    href,
                    text: intl.formatMessage(messages.add),
                    label: intl.formatMessage(messages.addOf, { title: event.title }),
                  },
          }
        }),
        calendarLink: allHref === null ? undefined : { href: allHref, text: intl.formatMessage(messages.addAll) },
      },
    }
  },
}

/** The day and the rest of the date, if the language puts the day first; else the whole date as the day. */
function toDateParts(day: string, format: string): { readonly dayText: string; readonly monthText: string } {
  const parts = new Intl.DateTimeFormat(format, { dateStyle: 'long', timeZone: 'UTC' }).formatToParts(new Date(day))
  const [first] = parts
  if (first?.type !== 'day') return { dayText: parts.map(({ value }) => value).join(''), monthText: '' }
  const words = parts.map(({ value }) => value)
  // German writes `14.`: the period belongs to the day.
  const mark = words[1]?.startsWith('.') ? '.' : ''
  return {
    dayText: first.value + mark,
    monthText: words
      .slice(1)
      .join('')
      .replace(/^[.\s]+/, ''),
  }
}
