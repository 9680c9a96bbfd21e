import { TicketContent, ticketMessages, type TicketContentProps } from '../../../features/tickets/index.ts'
import { FlashMessage } from '@kudex/ui'
import { useAppContext } from '../../../features/shared/index.ts'
import type { PortalState } from '../portal.types.ts'
import { PortalStatePage } from '../PortalStatePage.tsx'

/** A ticket, readable without script (TICKET-05, TICKET-11…15). */
export function TicketPage({ state }: { readonly state: PortalState<TicketContentProps> }) {
  const { intl, settings } = useAppContext()
  return (
    <PortalStatePage title={intl.formatMessage(ticketMessages.title)} state={state}>
      {(details) => (
        <>
          <noscript>
            <FlashMessage
              tone="warning"
              title={intl.formatMessage(ticketMessages.noScript, { email: settings.supportEmail })}
            />
          </noscript>
          <TicketContent key={details.ticket.id} {...details} />
        </>
      )}
    </PortalStatePage>
  )
}
