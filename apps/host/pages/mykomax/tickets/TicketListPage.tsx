import { TicketListContent, ticketListMessages, type TicketListContentProps } from '../../../features/tickets/index.ts'
import { useAppContext } from '../../../features/shared/index.ts'
import type { PortalState } from '../portal.types.ts'
import { PortalStatePage } from '../PortalStatePage.tsx'

/** The tickets that the user may see, readable and filtered without script (TICKET-02…04). */
export function TicketListPage({ state }: { readonly state: PortalState<TicketListContentProps> }) {
  const { intl } = useAppContext()
  return (
    <PortalStatePage title={intl.formatMessage(ticketListMessages.title)} state={state}>
      {(list) => <TicketListContent {...list} />}
    </PortalStatePage>
  )
}
