import type { RootProps } from '../../foundations/rootProps.js'
import { PageSection } from '../PageSection/PageSection.js'
import * as styles from './EventProgramme.css.js'

/** What happens when at an event. */
export interface EventProgrammeProps extends RootProps {
  /** Heading. */
  readonly title?: string | undefined
  /** One or two sentences below the heading. */
  readonly lead?: string | undefined
  /** Days in order. */
  readonly days: readonly {
    readonly date: string
    /** The weekday and the date, formatted. */
    readonly weekdayText: string
    readonly dateText: string
    /** What the day is about. */
    readonly title?: string | undefined
    readonly sessions: readonly {
      readonly id: string
      /** The time of day for `<time>`: “14:00”, and formatted. */
      readonly time: string
      readonly timeText: string
      readonly title: string
      readonly text?: string | undefined
      readonly place?: string | undefined
    }[]
  }[]
}

/** The programme of an event: lists by day; on large screens a matrix of times and days. */
export function EventProgramme({ days, ...section }: EventProgrammeProps) {
  const hasTitle = section.title !== undefined
  const DayHeading = hasTitle ? 'h3' : 'h2'
  const SessionHeading = hasTitle ? 'h4' : 'h3'
  const times = listTimes(days)
  const rowOf = new Map(times.map(([time], index) => [time, index + 1]))
  return (
    <PageSection {...section}>
      <div className={styles.days} data-days={times.length > 0 ? days.length : undefined}>
        {times.length > 0 && (
          // Each session has its time as text.
          <div className={styles.times} aria-hidden="true">
            {times.map(([time, timeText], index) => (
              <div key={time} className={styles.slot} data-row={index + 1}>
                {timeText}
              </div>
            ))}
          </div>
        )}
        {days.map(({ date, weekdayText, dateText, title, sessions }) => (
          <section key={date} className={styles.day}>
            <div className={styles.head}>
              <DayHeading className={styles.dayHeading}>
                <time dateTime={date}>
                  <span className={styles.weekday}>{weekdayText}</span>
                  <span className={styles.date}>{dateText}</span>
                </time>
              </DayHeading>
              {title && <p className={styles.dayTitle}>{title}</p>}
            </div>
            <ol role="list" className={styles.sessions}>
              {sessions.map(({ id, time, timeText, title, text, place }) => (
                <li key={id} className={styles.session} data-row={rowOf.get(time)}>
                  <time dateTime={time} className={styles.time}>
                    {timeText}
                  </time>
                  <div>
                    <SessionHeading className={styles.title}>{title}</SessionHeading>
                    {text && <p className={styles.text}>{text}</p>}
                    {place && <p className={styles.place}>{place}</p>}
                  </div>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </PageSection>
  )
}

/** The times of all days in order, formatted; none if the days do not form a matrix. */
function listTimes(days: EventProgrammeProps['days']): [time: string, timeText: string][] {
  const times = new Map<string, string>()
  for (const { sessions } of days) {
    // Two sessions at one time have no cell of their own.
    if (new Set(sessions.map(({ time }) => time)).size < sessions.length) return []
    for (const { time, timeText } of sessions) times.set(time, timeText)
  }
  if (days.length < 2 || days.length > styles.mostDays || times.size > styles.mostRows) return []
  return [...times].sort(([one], [other]) => (one < other ? -1 : 1))
}
