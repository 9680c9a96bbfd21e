import { TicketListContent, ticketListMessages, UnsentTickets } from '../../../features/tickets/index.ts'
import { useAppContext } from '../../../features/shared/index.ts'
import type { PortalState } from '../portal.types.ts'
import { PortalStatePage } from '../PortalStatePage.tsx'
import type { TicketListData } from './loadTickets.ts'

/** The tickets that the user may see, readable and filtered without script (TICKET-02…04). */
export function TicketListPage({ state }: { readonly state: PortalState<TicketListData> }) {
  const { intl } = useAppContext()
  return (
    <PortalStatePage title={intl.formatMessage(ticketListMessages.title)} state={state}>
      {({ userId, ...list }) => (
        <>
          <UnsentTickets userId={userId} />
          <TicketListContent {...list} />
        </>
      )}
    </PortalStatePage>
  )
}
