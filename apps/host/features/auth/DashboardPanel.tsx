import { showsRole, type User } from '@kudex/domain/identity'
import { portalRoles } from '@kudex/domain/portal'
import type { MessageDescriptor } from '@kudex/intl/messages'
import { ButtonLink, DashboardTiles, LinkList, useIsHydrated, type LinkItem, type LinkListProps } from '@kudex/ui'
import type { ReactNode } from 'react'
import { useAppContext } from '../shared/appContext.ts'
import { readContinue } from './stores/continueStore.ts'
import { dashboardMessages as messages } from './dashboard.messages.ts'
import { PortalPage } from './SignInPrompt.tsx'
import { toDashboardTiles } from './toDashboardTiles.ts'

/** What is open or due for the user; null without the role, or while the service does not respond. */
export interface DashboardSummary {
  readonly openTickets: number | null
  /** Machines whose maintenance is due. */
  readonly dueMachines: number | null
  /** Transfers that internal staff has to decide. */
  readonly openTransfers: number | null
  /** True if a number is missing because the service does not respond. */
  readonly isIncomplete: boolean
  /** The latest news with links, newest first. */
  readonly news: LinkListProps['links']
}

export interface DashboardPanelProps {
  readonly user: User | null
  readonly summary?: DashboardSummary | null
  /** Content above the tiles. */
  readonly notice?: ReactNode
}

/**
 * The portal's start page: a greeting, the tiles of the roles, and a link to the requested page (PORTAL-01…04,
 * PORTAL-16). Without a user of the host's session it shows the sign-in prompt.
 */
export function DashboardPanel({ user, summary, notice }: DashboardPanelProps) {
  return (
    <PortalPage hasSession={user !== null}>
      {user && (
        <>
          {notice}
          <Dashboard user={user} />
          {summary && <Summary {...summary} />}
        </>
      )}
    </PortalPage>
  )
}

/** Links to what is open or due, with numbers, and the news; nothing for a number that is 0 or not known. */
function Summary({ openTickets, dueMachines, openTransfers, news }: DashboardSummary) {
  const { intl, link } = useAppContext()
  const toItem = (count: number | null, message: MessageDescriptor, path: string): LinkItem[] =>
    count ? [{ href: link(path), text: intl.formatMessage(message, { count }) }] : []
  const links = [
    ...toItem(openTickets, messages.openTickets, '/mykomax/tickets/list'),
    ...toItem(dueMachines, messages.dueMachines, '/mykomax/inventory').map((item) => ({
      ...item,
      href: `${item.href}?show=due`,
    })),
    ...toItem(openTransfers, messages.openTransfers, '/mykomax/inventory/transfers'),
  ]
  return (
    <>
      {links.length > 0 && <LinkList title={intl.formatMessage(messages.summary)} links={links} />}
      {news.length > 0 && <LinkList title={intl.formatMessage(messages.news)} links={news} />}
    </>
  )
}

function Dashboard({ user }: { readonly user: User }) {
  const context = useAppContext()
  const { intl, link } = context
  const isHydrated = useIsHydrated()
  const continueTo = isHydrated ? readContinue() : null

  return (
    <DashboardTiles
      overline="mykomax"
      title={intl.formatMessage(messages.greeting, { name: user.firstName || user.fullName })}
      lead={intl.formatMessage(messages.lead)}
      action={
        showsRole(user.roles, portalRoles.ticketing) && (
          <ButtonLink look="signal" href={link('/mykomax/tickets/newticket')}>
            {intl.formatMessage(messages.reportFault)}
          </ButtonLink>
        )
      }
      tiles={toDashboardTiles(user, context)}
      {...(continueTo && {
        continueLink: {
          text: intl.formatMessage(messages.continueText),
          link: { href: link(continueTo), text: intl.formatMessage(messages.continueLink) },
        },
      })}
    />
  )
}
