import type { BlockLoader } from '../../blocks.types.ts'
import { resolveContentFormat } from '../loadContentTexts.ts'

/** The programme of an event; days and times are formatted, times are local to the event. */
export const programme: BlockLoader<'ProgrammeBlock'> = {
  toView({ title, lead, days }, context) {
    const locale = resolveContentFormat(context)
    const toFormat = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options })
    const [weekday, date, time] = [
      toFormat({ weekday: 'long' }),
      toFormat({ day: 'numeric', month: 'long' }),
      toFormat({ hour: 'numeric', minute: '2-digit' }),
    ]
    return {
      kind: 'programme',
      props: {
        title: title ?? undefined,
        lead: lead ?? undefined,
        days: days.map((day) => ({
          date: day.date,
          weekdayText: weekday.format(new Date(day.date)),
          dateText: date.format(new Date(day.date)),
          title: day.title ?? undefined,
          sessions: day.sessions.map((session, index) => ({
            id: `${index + 1}`,
            time: session.time,
            timeText: time.format(new Date(`${day.date}T${session.time}:00Z`)),
            title: session.title,
            text: session.text ?? undefined,
            place: session.place ?? undefined,
          })),
        })),
      },
    }
  },
}
