import type { RootProps } from '../../foundations/rootProps.js'
import { Badge } from '../../components/Badge/Badge.js'
import { EmptyState } from '../../components/EmptyState/EmptyState.js'
import { Link } from '../../components/Link/Link.js'
import { Panel } from '../../components/Panel/Panel.js'
import { Picture } from '../../components/Picture/Picture.js'
import { ShowMore, type ShowMoreProps } from '../../components/ShowMore/ShowMore.js'
import { Skeleton } from '../../components/Skeleton/Skeleton.js'
import { VisuallyHidden } from '../../foundations/layout/Layout.js'
import { FailureState } from '../shared/records/FailureState.js'
import type { LinkItem } from '../link.types.js'
import type { RecordFailure } from '../list.types.js'
import * as listStyles from '../shared/records/list.css.js'
import * as styles from './NewsFeedPanel.css.js'

/** News in a panel, newest first (FEED-01…08). */
export interface NewsFeedPanelProps extends RootProps {
  /** Open state (controlled). */
  readonly open?: boolean | undefined
  /** Initial open state (uncontrolled). */
  readonly defaultOpen?: boolean | undefined
  /** Called when it opens or closes. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined
  /** Heading. */
  readonly title: string
  /** Accessible name of the close button. */
  readonly closeLabel: string
  /** News items, newest first. */
  readonly items: readonly {
    readonly id: string
    readonly title: string
    readonly text?: string | undefined
    readonly date: string
    readonly dateText: string
    readonly link?: LinkItem | undefined
    /** Language of its texts if it differs from the page's. */
    readonly lang?: string | undefined
    readonly picture?: Picture | undefined
    /** Badge of unread items: “New”. */
    readonly unreadText?: string | undefined
  }[]
  /** Number of shown entries and the button for more. */
  readonly more?: ShowMoreProps | undefined
  /** Loading announcement; if set, skeletons are shown. */
  readonly loadingText?: string | undefined
  /** Shown if the list is empty. */
  readonly emptyText: string
  /** Shown instead of the news if loading failed. */
  readonly failure?: RecordFailure | undefined
}

/** News panel with a button for more. */
export function NewsFeedPanel({ items, more, loadingText, emptyText, failure, ...panel }: NewsFeedPanelProps) {
  return (
    <Panel {...panel}>
      <VisuallyHidden role="status">{loadingText}</VisuallyHidden>
      {items.length > 0 ? (
        <ul role="list" className={styles.items}>
          {items.map(({ id, title, text, date, dateText, link, lang, picture, unreadText }) => (
            <li key={id} className={styles.item}>
              {picture && (
                <div className={styles.frame}>
                  <Picture picture={picture} ratio="fill" />
                </div>
              )}
              <p className={listStyles.meta}>
                <time dateTime={date}>{dateText}</time>
                {unreadText && <Badge tone="signal">{unreadText}</Badge>}
              </p>
              <h3 lang={lang} className={listStyles.title}>
                {title}
              </h3>
              {text && (
                <p lang={lang} className={listStyles.text}>
                  {text}
                </p>
              )}
              {link && (
                <Link look="standalone" href={link.href} newTab={link.openInNewTab} lang={link.lang}>
                  {link.text}
                </Link>
              )}
            </li>
          ))}
        </ul>
      ) : loadingText !== undefined ? (
        <Skeleton lines={10} />
      ) : failure ? (
        <FailureState {...failure} />
      ) : (
        <EmptyState title={emptyText} />
      )}
      {more && items.length > 0 && <ShowMore {...more} className={styles.more} />}
    </Panel>
  )
}
