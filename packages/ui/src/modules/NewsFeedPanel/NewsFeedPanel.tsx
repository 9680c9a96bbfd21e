import { Badge } from '../../components/Badge/Badge.js'
import { EmptyState } from '../../components/EmptyState/EmptyState.js'
import { Link } from '../../components/Link/Link.js'
import { Panel } from '../../components/Panel/Panel.js'
import { Picture } from '../../components/Picture/Picture.js'
import { ShowMore } from '../../components/ShowMore/ShowMore.js'
import { Skeleton } from '../../components/Skeleton/Skeleton.js'
import { VisuallyHidden } from '../../foundations/layout/Layout.js'
import { FailureState } from '../shared/records/FailureState.js'
import * as listStyles from '../shared/records/list.css.js'
import * as styles from './NewsFeedPanel.css.js'
import type { NewsFeedPanelProps } from './NewsFeedPanel.types.js'

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
