import type { User } from '@kudex/domain/identity'
import { DashboardTiles, useIsHydrated } from '@kudex/ui'
import { useAppContext } from '../shared/appContext.ts'
import { readContinue } from './continueStore.ts'
import { dashboardMessages as messages } from './dashboard.messages.ts'
import { PortalPage } from './SignInPrompt.tsx'
import { toDashboardTiles } from './toDashboardTiles.ts'

/**
 * The portal's start page: a greeting, the tiles of the roles, and a link to the requested page (PORTAL-01…04,
 * PORTAL-16). Without a user of the host's session it shows the sign-in prompt.
 */
export function DashboardPanel({ user }: { readonly user: User | null }) {
  return <PortalPage hasSession={user !== null}>{user && <Dashboard user={user} />}</PortalPage>
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
