import type { ReactNode } from 'react'
import type { RootProps } from '../../foundations/rootProps.js'
import { Badge } from '../../components/Badge/Badge.js'
import { EmptyState } from '../../components/EmptyState/EmptyState.js'
import { IconArrowRight } from '../../components/Icon/layoutIcons.js'
import { Link } from '../../components/Link/Link.js'
import { ShowMore, type ShowMoreProps } from '../../components/ShowMore/ShowMore.js'
import { PageSection } from '../PageSection/PageSection.js'
import { join } from '../../foundations/join.js'
import { FailureState } from '../shared/records/FailureState.js'
import { RowSkeletons } from '../shared/records/RowSkeletons.js'
import type { LinkItem } from '../link.types.js'
import type { RecordFailure } from '../list.types.js'
import * as listStyles from '../shared/records/list.css.js'
import * as styles from './ReleaseList.css.js'

/** Media releases, newest first (MEDIA-02, MEDIA-03). */
export interface ReleaseListProps extends RootProps {
  /** Anchor id. */
  readonly id?: string | undefined
  /** Heading. */
  readonly title: string
  /** One or two sentences below the heading. */
  readonly lead?: string | undefined
  /** Link to all media releases. */
  readonly link?: LinkItem | undefined
  /** The releases, newest first. */
  readonly releases: readonly {
    readonly id: string
    readonly href: string
    readonly title: string
    readonly leadText?: string | undefined
    readonly date: string
    readonly dateText: string
    /** Badge of ad hoc releases: “Ad hoc”. */
    readonly adHocText?: string | undefined
    /** Language of its texts if it differs from the page's. */
    readonly lang?: string | undefined
  }[]
  /** Filter, for example a year selection. */
  readonly filters?: ReactNode
  /** Number of shown entries and the button for more. */
  readonly more?: ShowMoreProps | undefined
  /** Shown if the list is empty. */
  readonly emptyText: string
  /** Loading announcement; if set, skeletons are shown. */
  readonly loadingText?: string | undefined
  /** Shown instead of the releases if loading failed. */
  readonly failure?: RecordFailure | undefined
}

/** Media releases: dates in one column, titles in the other; ad hoc releases are marked. */
export function ReleaseList(props: ReleaseListProps) {
  const { id, title, lead, link, releases, filters, more, loadingText, emptyText, failure, ...rest } = props
  return (
    <PageSection
      id={id}
      title={title}
      lead={lead}
      link={link}
      aside={filters && <div className={styles.filters}>{filters}</div>}
      titleSize="small"
      {...rest}
    >
      {failure ? (
        <FailureState {...failure} />
      ) : loadingText !== undefined && releases.length === 0 ? (
        <RowSkeletons count={3} loadingText={loadingText} />
      ) : releases.length === 0 ? (
        <EmptyState title={emptyText} />
      ) : (
        <ul role="list" className={listStyles.list}>
          {releases.map((release) => (
            <li key={release.id} className={listStyles.entry}>
              <article className={styles.release}>
                <p className={join(listStyles.meta, styles.day)}>
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
                <IconArrowRight className={styles.arrow} />
              </article>
            </li>
          ))}
        </ul>
      )}
      {more && releases.length > 0 && <ShowMore {...more} className={styles.more} />}
    </PageSection>
  )
}
