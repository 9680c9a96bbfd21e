import { useId, type ReactNode } from 'react'
import type { RootProps } from '../../foundations/rootProps.js'
import { EmptyState } from '../../components/EmptyState/EmptyState.js'
import { IconDocument } from '../../components/Icon/icons.js'
import type { DownloadsProps } from '../Downloads/Downloads.types.js'
import { DownloadList } from '../Downloads/DownloadList.js'
import { PageSection } from '../PageSection/PageSection.js'
import { FailureState } from '../shared/records/FailureState.js'
import { RowSkeletons } from '../shared/records/RowSkeletons.js'
import type { RecordFailure } from '../list.types.js'
import * as styles from './DownloadCenter.css.js'

/** Files in groups (PAGE-21). */
export interface DownloadCenterProps extends RootProps {
  /** Heading. */
  readonly title: string
  /** One or two sentences below the heading. */
  readonly lead?: string | undefined
  /** The filter bar above the files. */
  readonly filters?: ReactNode
  /** Groups in display order. */
  readonly groups: readonly { readonly id: string; readonly title: string; readonly items: DownloadsProps['items'] }[]
  /** Shown if the list is empty. */
  readonly emptyText: string
  /** Loading announcement; if set, skeletons are shown. */
  readonly loadingText?: string | undefined
  /** Shown instead of the files if loading failed. */
  readonly failure?: RecordFailure | undefined
}

/** Files in groups, each with its kind, size and language. */
export function DownloadCenter(props: DownloadCenterProps) {
  const { title, lead, filters, groups, loadingText, emptyText, failure, ...rest } = props
  const filled = groups.filter((group) => group.items.length > 0)
  return (
    <PageSection title={title} lead={lead} layout="split" {...rest}>
      {filters}
      {failure ? (
        <FailureState {...failure} />
      ) : filled.length > 0 ? (
        <div className={styles.groups}>
          {filled.map((group) => (
            <DownloadGroup key={group.id} group={group} />
          ))}
        </div>
      ) : loadingText === undefined ? (
        <EmptyState icon={IconDocument} title={emptyText} />
      ) : (
        <RowSkeletons count={4} loadingText={loadingText} />
      )}
    </PageSection>
  )
}

function DownloadGroup({ group }: { group: DownloadCenterProps['groups'][number] }) {
  const titleId = useId()
  return (
    <section id={group.id} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.groupTitle}>
        {group.title}
      </h3>
      <DownloadList items={group.items} />
    </section>
  )
}
