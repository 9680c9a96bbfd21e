import { ServiceError } from '@kudex/api/transport'
import { showsRole } from '@kudex/domain/identity'
import { portalRoles } from '@kudex/domain/portal'
import { defaultMachineListQuery, defaultTicketListQuery, ticketStatuses } from '@kudex/domain/tickets'
import type { DashboardSummary } from '../../../features/auth/index.ts'
import type { RequestContext } from '../../../request/requestContext.types.ts'
import { loadPortalPage } from '../loadPortalPage.ts'

/** Data of the dashboard: the user, and what is open or due (PORTAL-01, ROUTE-48). */
export async function loadDashboard(request: RequestContext) {
  const summary = await loadSummary(request)
  return loadPortalPage(request, (user) => ({ user, summary }))
}

async function loadSummary({ session, ticketing, signal }: RequestContext): Promise<DashboardSummary | null> {
  if (session.kind !== 'active') return null
  const { roles } = session.user
  const count = async (role: string, fetchCount: () => Promise<number>) =>
    showsRole(roles, role) ? await keepNumber(fetchCount) : null
  const openStatuses = ticketStatuses.filter((status) => status !== 'closed')
  const [openTickets, dueMachines, openTransfers] = await Promise.all([
    count(portalRoles.ticketing, async () => {
      const { total } = await ticketing.fetchTickets({ ...defaultTicketListQuery, statuses: openStatuses }, { signal })
      return total
    }),
    count(portalRoles.inventory, async () => {
      const { total } = await ticketing.fetchMachines({ ...defaultMachineListQuery, due: true }, { signal })
      return total
    }),
    count(portalRoles.adminInternal, async () => (await ticketing.fetchTransfers({ signal })).length),
  ])
  return { openTickets, dueMachines, openTransfers }
}

/** The dashboard is shown also while the ticketing service does not respond. */
async function keepNumber(fetchCount: () => Promise<number>): Promise<number | null> {
  try {
    return await fetchCount()
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    console.error('A number of the dashboard could not be loaded:', error.message)
    return null
  }
}
