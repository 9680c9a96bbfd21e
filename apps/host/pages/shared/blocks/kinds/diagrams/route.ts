import type { BlockLoader } from '../../blocks.types.ts'
import { findMap, toMapPoint } from '../../../../../request/worldMap.ts'
import { readCurrentDay } from '../../readCurrentDay.ts'
import { loadContentTexts } from '../loadContentTexts.ts'
import { diagramMessages as messages } from './diagrams.messages.ts'

/** Events in several towns on a map, by date; the current day decides which stop is next. */
export const route: BlockLoader<'RouteBlock'> = {
  listLinks: ({ stops }) => stops.flatMap(({ link }) => link ?? []),
  async toView({ title, lead, caption, stops }, context) {
    const { intl, format } = await loadContentTexts(context)
    const toFormat = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(format, { timeZone: 'UTC', day: 'numeric', ...options })
    const [short, long, withWeekday] = [
      toFormat({ month: 'short' }),
      toFormat({ month: 'long', year: 'numeric' }),
      toFormat({ month: 'long', year: 'numeric', weekday: 'long' }),
    ]
    const map = findMap(stops)
    return {
      kind: 'route',
      props: {
        title: title ?? undefined,
        lead: lead ?? undefined,
        caption: caption ?? undefined,
        today: readCurrentDay(),
        map: { src: map.src, width: map.width, height: map.height },
        stops: stops
          .toSorted((one, other) => Date.parse(one.date) - Date.parse(other.date))
          .map(({ date, lastDate, place, latitude, longitude, link, ...stop }, index) => {
            const days = [new Date(date), new Date(lastDate ?? date)] as const
            return {
              id: `${index + 1}`,
              title: stop.title,
              date,
              lastDate: lastDate ?? date,
              dateText: short.formatRange(...days),
              longDateText: (lastDate === null ? withWeekday : long).formatRange(...days),
              town: stop.town,
              place: place ?? stop.town,
              point: toMapPoint(latitude, longitude, map) ?? undefined,
              link: link ? context.resolveLink(link) : undefined,
            }
          }),
        labels: { next: intl.formatMessage(messages.nextStop), past: intl.formatMessage(messages.pastStop) },
      },
    }
  },
}
