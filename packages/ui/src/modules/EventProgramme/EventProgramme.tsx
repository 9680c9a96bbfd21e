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

/** The programme of an event: a column for each day on large screens. */
export function EventProgramme({ days, ...section }: EventProgrammeProps) {
  const hasTitle = section.title !== undefined
  const DayHeading = hasTitle ? 'h3' : 'h2'
  const SessionHeading = hasTitle ? 'h4' : 'h3'
  return (
    <PageSection {...section}>
      <div className={styles.days}>
        {days.map(({ date, weekdayText, dateText, title, sessions }) => (
          <section key={date} className={styles.day}>
            <DayHeading className={styles.dayHeading}>
              <time dateTime={date}>
                <span className={styles.weekday}>{weekdayText}</span>
                <span className={styles.date}>{dateText}</span>
              </time>
            </DayHeading>
            {title && <p className={styles.dayTitle}>{title}</p>}
            <ol role="list">
              {sessions.map(({ id, time, timeText, title, text, place }) => (
                <li key={id} className={styles.session}>
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
