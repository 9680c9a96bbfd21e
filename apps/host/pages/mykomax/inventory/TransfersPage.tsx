import { formatLocation } from '@kudex/domain/tickets'
import { EmptyState, PageSection } from '@kudex/ui'
import { TransferDecision, transferMessages as messages } from '../../../features/machines/index.ts'
import { NoScriptNotice } from '../../../features/portal/index.ts'
import { useAppContext } from '../../../features/shared/index.ts'
import type { PortalState } from '../portal.types.ts'
import { PortalStatePage } from '../PortalStatePage.tsx'
import type { TransferList } from './loadTransfers.ts'

/** Requests for transfers of machines, for internal staff. */
export function TransfersPage({ state }: { readonly state: PortalState<TransferList> }) {
  const { intl } = useAppContext()
  const title = intl.formatMessage(messages.listTitle)
  return (
    <PortalStatePage title={title} state={state}>
      {({ transfers, viewerId, locations }) => (
        <>
          <PageSection title={title} headingLevel={1}>
            {transfers.length === 0 ? (
              <EmptyState title={intl.formatMessage(messages.listEmpty)} />
            ) : (
              <NoScriptNotice />
            )}
          </PageSection>
          {transfers.map((transfer) => (
            <TransferDecision
              key={transfer.id}
              transfer={transfer}
              viewerId={viewerId}
              locations={toLocationOptions(locations, transfer)}
            />
          ))}
        </>
      )}
    </PortalStatePage>
  )
}

/** The locations of other organizations than the one that has the machine. */
function toLocationOptions(
  locations: TransferList['locations'],
  { organizationName }: TransferList['transfers'][number],
) {
  const byOrganization = Map.groupBy(
    locations.filter(({ organization }) => organization.name !== organizationName),
    ({ organization }) => organization.name,
  )
  return [...byOrganization].map(([label, group]) => ({
    label,
    options: group.map((location) => ({ value: location.id, text: formatLocation(location) })),
  }))
}
