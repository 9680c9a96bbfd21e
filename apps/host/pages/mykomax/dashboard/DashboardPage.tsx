import { showsRole } from '@kudex/domain/identity'
import { portalRoles } from '@kudex/domain/portal'
import { FlashMessage, Link, PageSection } from '@kudex/ui'
import { dashboardMessages, DashboardPanel, type DashboardPanelProps } from '../../../features/auth/index.ts'
import { portalMessages } from '../../../features/portal/index.ts'
import { useAppContext } from '../../../features/shared/index.ts'
import { UnsentTickets } from '../../../features/tickets/index.ts'

/** The portal's start page. Above it are changes that wait to be sent, and what could not be loaded (PORTAL-01). */
export function DashboardPage(props: Omit<DashboardPanelProps, 'notice'>) {
  const { user, summary } = props
  const notice = (
    <>
      {user && showsRole(user.roles, portalRoles.ticketing) && <UnsentTickets userId={user.id} />}
      {summary?.isIncomplete && <Incomplete />}
    </>
  )
  return <DashboardPanel {...props} notice={notice} />
}

function Incomplete() {
  const { intl, link } = useAppContext()
  return (
    <PageSection>
      <FlashMessage tone="warning" title={intl.formatMessage(dashboardMessages.incomplete)}>
        <Link href={link('/mykomax')}>{intl.formatMessage(portalMessages.retry)}</Link>
      </FlashMessage>
    </PageSection>
  )
}
