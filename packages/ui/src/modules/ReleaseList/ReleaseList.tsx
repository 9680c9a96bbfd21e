import { Badge } from '../../components/Badge/Badge.js'
import { EmptyState } from '../../components/EmptyState/EmptyState.js'
import { Link } from '../../components/Link/Link.js'
import { ShowMore } from '../../components/ShowMore/ShowMore.js'
import { PageSection } from '../PageSection/PageSection.js'
import { FailureState } from '../shared/records/FailureState.js'
import * as listStyles from '../shared/records/list.css.js'
import { RowSkeletons } from '../shared/records/RowSkeletons.js'
import * as styles from './ReleaseList.css.js'
import type { ReleaseListProps } from './ReleaseList.types.js'

/** Media releases: dates in one column, titles in the other; ad hoc releases are marked. */
export function ReleaseList(props: ReleaseListProps) {
  const { id, title, lead, link, releases, filters, more, loadingText, emptyText } = props
  return (
    <PageSection id={id} title={title} lead={lead} link={link} aside={filters} layout="split">
      {props.failure ? (
        <FailureState {...props.failure} />
      ) : loadingText !== undefined && releases.length === 0 ? (
        <RowSkeletons count={3} loadingText={loadingText} />
      ) : releases.length === 0 ? (
        <EmptyState title={emptyText} />
      ) : (
        <ul role="list" className={listStyles.list}>
          {releases.map((release) => (
            <li key={release.id} className={listStyles.entry}>
              <article className={styles.release}>
                <p className={listStyles.meta}>
                  <time dateTime={release.date}>{release.dateText}</time>
                  {release.adHocText && <Badge tone="signal">{release.adHocText}</Badge>}
                </p>
                <div lang={release.lang} className={styles.body}>
                  <h3 className={listStyles.title}>
                    <Link look="quiet" href={release.href} className={listStyles.wholeLink}>
                      {release.title}
                    </Link>
                  </h3>
                  {release.leadText && <p className={listStyles.text}>{release.leadText}</p>}
                </div>
              </article>
            </li>
          ))}
        </ul>
      )}
      {more && releases.length > 0 && <ShowMore {...more} className={styles.more} />}
    </PageSection>
  )
}
