import { EmptyState } from '../../components/EmptyState/EmptyState.js'
import { IconDocument } from '../../components/Icon/icons.js'
import { Downloads } from '../Downloads/Downloads.js'
import { PageSection } from '../PageSection/PageSection.js'
import { FailureState } from '../shared/records/FailureState.js'
import { RowSkeletons } from '../shared/records/RowSkeletons.js'
import type { DownloadCenterProps } from './DownloadCenter.types.js'

/** Files in groups, each with its kind, size and language. */
export function DownloadCenter(props: DownloadCenterProps) {
  const { title, id, lead, filters, groups, loadingText, emptyText, failure } = props
  const filled = groups.filter((group) => group.items.length > 0)
  return (
    <>
      <PageSection title={title} id={id} lead={lead}>
        {filters}
        {failure ? (
          <FailureState {...failure} />
        ) : filled.length > 0 ? null : loadingText === undefined ? (
          <EmptyState icon={IconDocument} title={emptyText} />
        ) : (
          <RowSkeletons count={4} loadingText={loadingText} />
        )}
      </PageSection>
      {filled.map((group) => (
        <Downloads key={group.id} id={group.id} title={group.title} items={group.items} />
      ))}
    </>
  )
}
