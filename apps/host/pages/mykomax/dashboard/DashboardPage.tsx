import { showsRole } from '@kudex/domain/identity'
import { portalRoles } from '@kudex/domain/portal'
import { DashboardPanel, type DashboardPanelProps } from '../../../features/auth/index.ts'
import { UnsentTickets } from '../../../features/tickets/index.ts'

/** The portal's start page, with what waits to be sent above it (PORTAL-01). */
export function DashboardPage(props: Omit<DashboardPanelProps, 'notice'>) {
  const { user } = props
  const notice = user && showsRole(user.roles, portalRoles.ticketing) && <UnsentTickets userId={user.id} />
  return <DashboardPanel {...props} notice={notice} />
}
