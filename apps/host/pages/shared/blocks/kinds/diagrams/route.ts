import type { BlockLoader, ContentBlockOf } from '../../blocks.types.ts'
import { findMap, toMapPoint } from '../../../../../request/worldMap.ts'
import { readCurrentDay } from '../../readCurrentDay.ts'
import { loadContentTexts } from '../loadContentTexts.ts'
import { diagramMessages as messages } from './diagrams.messages.ts'

/** Events in several towns on a map; dates are formatted, the current day decides which stop is next. */
export const route: BlockLoader<'RouteBlock'> = {
  listLinks: ({ stops }) => stops.flatMap(({ link }) => link ?? []),
  async toView({ title, lead, caption, stops }, context) {
    const { intl, format } = await loadContentTexts(context)
    const map = findMap(stops)
    return {
      kind: 'route',
      props: {
        title: title ?? undefined,
        lead: lead ?? undefined,
        caption: caption ?? undefined,
        today: readCurrentDay(),
        map: { src: map.src, width: map.width, height: map.height },
        stops: stops.map((stop, index) => ({
          id: `${index + 1}`,
          title: stop.title,
          date: stop.date,
          lastDate: stop.lastDate ?? stop.date,
          ...toDateTexts(stop, format),
          town: stop.town,
          place: stop.place ?? stop.town,
          point: toMapPoint(stop.latitude, stop.longitude, map) ?? undefined,
          link: stop.link ? context.resolveLink(stop.link) : undefined,
        })),
        labels: { next: intl.formatMessage(messages.nextStop), past: intl.formatMessage(messages.pastStop) },
      },
    }
  },
}

/** The day or days, short for the list and with the year for the next stop. */
function toDateTexts({ date, lastDate }: ContentBlockOf<'RouteBlock'>['stops'][number], format: string) {
  const [first, last] = [new Date(date), new Date(lastDate ?? date)]
  const formatDays = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(format, { timeZone: 'UTC', ...options }).formatRange(first, last)
  const weekday = lastDate === null ? 'long' : undefined
  return {
    dateText: formatDays({ day: 'numeric', month: 'short' }),
    longDateText: formatDays({ weekday, day: 'numeric', month: 'long', year: 'numeric' }),
  }
}
