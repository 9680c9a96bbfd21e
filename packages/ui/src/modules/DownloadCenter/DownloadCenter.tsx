import { EmptyState } from '../../components/EmptyState/EmptyState.js'
import { IconDocument } from '../../components/Icon/icons.js'
import { Downloads } from '../Downloads/Downloads.js'
import { PageSection } from '../PageSection/PageSection.js'
import type { DownloadCenterProps } from './DownloadCenter.types.js'

/** Files in groups, each with its kind, size and language. */
export function DownloadCenter({ title, lead, filters, groups, emptyText }: DownloadCenterProps) {
  const filled = groups.filter((group) => group.items.length > 0)
  return (
    <>
      <PageSection title={title} lead={lead}>
        {filters}
        {filled.length === 0 && <EmptyState icon={IconDocument} title={emptyText} />}
      </PageSection>
      {filled.map((group) => (
        <Downloads key={group.id} id={group.id} title={group.title} items={group.items} />
      ))}
    </>
  )
}
