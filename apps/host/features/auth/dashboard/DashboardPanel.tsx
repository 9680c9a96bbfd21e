import { showsRole, type User } from '@kudex/domain/identity'
import { portalRoles } from '@kudex/domain/portal'
import { ButtonLink, DashboardTiles, LinkList, useIsHydrated, type LinkListProps } from '@kudex/ui'
import type { ReactNode } from 'react'
import { useAppContext } from '../../shared/appContext.ts'
import { readContinue } from '../stores/continueStore.ts'
import { dashboardCounts, type DashboardCountName } from './dashboardCounts.ts'
import { dashboardMessages as messages } from './dashboard.messages.ts'
import { PortalPage } from '../SignInPrompt.tsx'
import { toDashboardTiles } from './toDashboardTiles.ts'

export interface DashboardSummary {
  /** Without the numbers of other roles, and those whose service does not respond. */
  readonly counts: Readonly<Partial<Record<DashboardCountName, number>>>
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
 * The portal's start page: a greeting, what is open or due, the tiles of the roles, and a link to the requested page
 * (PORTAL-01…04, PORTAL-16). Without a user of the host's session it shows the sign-in prompt.
 */
export function DashboardPanel({ user, summary, notice }: DashboardPanelProps) {
  return (
    <PortalPage hasSession={user !== null}>
      {user && (
        <>
          {notice}
          <Dashboard user={user} counts={summary?.counts ?? {}} />
          {summary && summary.news.length > 0 && <News links={summary.news} />}
        </>
      )}
    </PortalPage>
  )
}

function News({ links }: Pick<LinkListProps, 'links'>) {
  const { intl } = useAppContext()
  return <LinkList title={intl.formatMessage(messages.news)} links={links} />
}

interface DashboardProps extends Pick<DashboardSummary, 'counts'> {
  readonly user: User
}

function Dashboard({ user, counts }: DashboardProps) {
  const context = useAppContext()
  const { intl, link } = context
  const isHydrated = useIsHydrated()
  const continueTo = isHydrated ? readContinue() : null
  const openAndDue = dashboardCounts.flatMap(({ name, message, path, needsAction }) => {
    const count = counts[name]
    const value = intl.formatNumber(count ?? 0)
    return count ? [{ href: link(path), value, label: intl.formatMessage(message, { count }), needsAction }] : []
  })

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
      {...(openAndDue.length > 0 && { figures: { title: intl.formatMessage(messages.summary), items: openAndDue } })}
    />
  )
}
