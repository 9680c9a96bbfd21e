import type { RootProps } from '../../foundations/rootProps.js'
import { Link } from '../../components/Link/Link.js'
import type { LinkItem } from '../link.types.js'
import { PageSection } from '../PageSection/PageSection.js'
import * as drawingStyles from '../shared/drawings/listedDrawing.css.js'
import { wholeLink } from '../shared/records/list.css.js'
import { RouteMap, type RouteMapPicture, type RouteMapStop } from './RouteMap.js'
import * as styles from './EventRoute.css.js'

/** Events in several towns: all of them on a map, the next one, and their dates. */
export interface EventRouteProps extends RootProps {
  /** Heading. */
  readonly title?: string | undefined
  /** One or two sentences below the heading. */
  readonly lead?: string | undefined
  /** Text below the map. */
  readonly caption?: string | undefined
  /** The current day as ISO date: stops that ended before it are past, the first of the others is next. */
  readonly today: string
  /** Map on which the stops have their points. */
  readonly map: RouteMapPicture
  /** Stops in the order of their dates. */
  readonly stops: readonly RouteStop[]
  /** Labels of the next stop and of past ones. */
  readonly labels: { readonly next: string; readonly past: string }
}

/** An event of a route. */
export interface RouteStop extends RouteMapStop {
  readonly title: string
  /** First and last day as ISO dates. */
  readonly date: string
  readonly lastDate: string
  /** The days without a year: “13 – 14 Apr”, and with it. */
  readonly dateText: string
  readonly longDateText: string
  /** The town with its region. */
  readonly place: string
  /** Page of the event; the whole row is the link, its name the title. */
  readonly link?: LinkItem | undefined
}

/** A map with the route through all towns, the next stop, and all stops by date. */
export function EventRoute({ today, map, stops, labels, caption, ...section }: EventRouteProps) {
  const Heading = section.title === undefined ? 'h2' : 'h3'
  const next = stops.find(({ lastDate }) => lastDate >= today)
  const nextIndex = next ? stops.indexOf(next) : stops.length
  return (
    <PageSection {...section}>
      <div className={styles.layout}>
        <figure className={styles.figure}>
          <RouteMap map={map} stops={stops} nextIndex={nextIndex} />
          {caption && <figcaption className={drawingStyles.caption}>{caption}</figcaption>}
        </figure>
        <div>
          {next && (
            <div className={styles.next}>
              <p className={styles.nextLabel}>{labels.next}</p>
              <Heading className={styles.nextPlace}>{next.place}</Heading>
              <p>
                <time dateTime={next.date}>{next.longDateText}</time>
              </p>
              <p>{next.title}</p>
            </div>
          )}
          <ol role="list" className={drawingStyles.list}>
            {stops.map(({ id, title, date, dateText, place, link }, index) => (
              <li key={id} className={styles.stop} aria-current={index === nextIndex ? 'step' : undefined}>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                <div>
                  <time dateTime={date} className={styles.date}>
                    {dateText}
                  </time>
                  {index < nextIndex && <p className={drawingStyles.text}>{labels.past}</p>}
                  {index === nextIndex && <p className={styles.nextLabel}>{labels.next}</p>}
                </div>
                <div>
                  <Heading className={drawingStyles.title}>
                    {link ? (
                      <Link look="quiet" href={link.href} newTab={link.openInNewTab} className={wholeLink}>
                        {title}
                      </Link>
                    ) : (
                      title
                    )}
                  </Heading>
                  <p className={drawingStyles.text}>{place}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </PageSection>
  )
}
