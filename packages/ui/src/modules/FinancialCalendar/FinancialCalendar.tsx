import type { RootProps } from '../../foundations/rootProps.js'
import { EmptyState } from '../../components/EmptyState/EmptyState.js'
import { IconCalendar } from '../../components/Icon/icons.js'
import { Link } from '../../components/Link/Link.js'
import { PageSection } from '../PageSection/PageSection.js'
import * as listStyles from '../shared/records/list.css.js'
import * as styles from './FinancialCalendar.css.js'

/** Dates of the financial year (INV-03). */
export interface FinancialCalendarProps extends RootProps {
  /** Anchor id. */
  readonly id?: string | undefined
  /** Heading. */
  readonly title: string
  /** One or two sentences below the heading. */
  readonly lead?: string | undefined
  /** Events, next one first. */
  readonly events: readonly {
    readonly id: string
    readonly title: string
    readonly placeText?: string | undefined
    readonly date: string
    /** The day: “14”, and the rest: “March 2023”. */
    readonly dayText: string
    readonly monthText: string
    /** Calendar file of the event. */
    readonly calendarLink?: { readonly href: string; readonly text: string; readonly label: string } | undefined
  }[]
  /** Calendar file of all events. */
  readonly calendarLink?: { readonly href: string; readonly text: string } | undefined
  /** Shown if the list is empty. */
  readonly emptyText: string
}

/** Events with their dates; each has a calendar file. */
export function FinancialCalendar({ title, lead, events, calendarLink, emptyText, ...rest }: FinancialCalendarProps) {
  return (
    <PageSection title={title} lead={lead} titleSize="small" {...rest}>
      {events.length === 0 ? (
        <EmptyState title={emptyText} icon={IconCalendar} />
      ) : (
        <ol role="list" className={listStyles.list}>
          {events.map((event) => (
            <li key={event.id} className={styles.event}>
              <time dateTime={event.date} className={styles.date}>
                <span className={styles.day}>{event.dayText}</span> {event.monthText}
              </time>
              <div className={styles.body}>
                <h3 className={listStyles.title}>{event.title}</h3>
                {event.placeText && <p className={listStyles.meta}>{event.placeText}</p>}
              </div>
              {event.calendarLink && (
                <Link href={event.calendarLink.href} download aria-label={event.calendarLink.label}>
                  {event.calendarLink.text}
                </Link>
              )}
            </li>
          ))}
        </ol>
      )}
      {calendarLink && events.length > 1 && (
        <p className={styles.all}>
          <Link href={calendarLink.href} download>
            {calendarLink.text}
          </Link>
        </p>
      )}
    </PageSection>
  )
}
