import { ServiceError } from '@kudex/api/transport'
import { showsRole, type User } from '@kudex/domain/identity'
import { portalRoles } from '@kudex/domain/portal'
import { readTicketListQuery, type Ticket } from '@kudex/domain/tickets'
import {
  ticketListMessages,
  ticketMessages,
  type TicketContentProps,
  type TicketListContentProps,
} from '../../../features/tickets/index.ts'
import type { RequestContext } from '../../../request/requestContext.types.ts'
import { readQuery } from '../../../request/readQuery.ts'
import { abortWithNotFound } from '../../shared/data/abortWithNotFound.ts'
import { loadPortalState } from '../loadPortalState.ts'
import { redirectToLastPage } from '../redirectToLastPage.ts'

export interface TicketListData extends TicketListContentProps {
  readonly userId: string
}

/** Data of the list of tickets, with the role for it only (TICKET-02…04). */
export function loadTicketList(request: RequestContext) {
  return loadPortalState<TicketListData>(request, {
    title: ticketListMessages.title,
    role: portalRoles.ticketing,
    load: async ({ id: userId, isDelegatedAdminInternal }) => {
      const { ticketing, fullPath, signal } = request
      const query = readTicketListQuery(readQuery(fullPath))
      const [{ tickets, total, isTotalExact, pageSize }, locations] = await Promise.all([
        ticketing.fetchTickets(query, { signal }),
        ticketing.fetchLocations({ signal }),
      ])
      redirectToLastPage(request, { page: query.page, rows: tickets, total, pageSize })
      return { page: { tickets, total, isTotalExact, pageSize }, locations, isStaff: isDelegatedAdminInternal, userId }
    },
  })
}

/** Data of a ticket; unknown tickets and those of other organizations are not found alike (TICKET-05, TICKET-19). */
export function loadTicket(request: RequestContext) {
  return loadPortalState<TicketContentProps>(request, {
    title: ticketMessages.title,
    parent: { title: ticketListMessages.title, path: '/mykomax/tickets/list' },
    role: portalRoles.ticketing,
    load: async (user) => {
      const { address, ticketing, signal } = request
      const ticket = await ticketing.fetchTicket(address.segments[2]?.toLowerCase() ?? '', { signal })
      if (!ticket) return abortWithNotFound('item')
      return { ticket, user, hasMachinePage: await hasMachinePage(request, ticket, user) }
    },
  })
}

/** True if the user may see the machine of a ticket. A failure of the service does not hide the ticket. */
async function hasMachinePage(
  { ticketing, signal }: RequestContext,
  { serialNumber }: Ticket,
  { roles }: User,
): Promise<boolean> {
  if (serialNumber === null || !showsRole(roles, portalRoles.inventory)) return false
  try {
    return (await ticketing.fetchMachine(serialNumber, { signal })) !== null
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    console.error('The machine of a ticket could not be loaded:', error.message)
    return false
  }
}
