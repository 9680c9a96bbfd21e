import type { User } from '@kudex/domain/identity'
import { DashboardTiles } from '@kudex/ui'
import { useSyncExternalStore } from 'react'
import { useAppContext } from '../shared/index.ts'
import { readContinue } from './continueStore.ts'
import { dashboardMessages as messages } from './dashboard.messages.ts'
import { PortalGate } from './PortalGate.tsx'
import { toDashboardTiles } from './toDashboardTiles.ts'

export interface DashboardPanelProps {
  /** Who the host knows by the session; without it the panel is the way to sign in. */
  readonly user: User | null
}

/** The portal's start page: a greeting, the tiles that the roles give, and where the visitor wanted to go (PORTAL-01…04, PORTAL-16). */
export function DashboardPanel({ user }: DashboardPanelProps) {
  return <PortalGate hasSession={user !== null}>{user && <Dashboard user={user} />}</PortalGate>
}

function Dashboard({ user }: { readonly user: User }) {
  const frame = useAppContext()
  const { intl, link } = frame
  const continueTo = useSyncExternalStore(ignoreChanges, readContinue, () => null)

  return (
    <DashboardTiles
      overline="mykomax"
      title={intl.formatMessage(messages.greeting, { name: user.firstName || user.fullName })}
      lead={intl.formatMessage(messages.lead)}
      tiles={toDashboardTiles(user, frame)}
      {...(continueTo && {
        continueLink: {
          text: intl.formatMessage(messages.continueText),
          link: { href: link(continueTo), text: intl.formatMessage(messages.continueLink) },
        },
      })}
    />
  )
}

function ignoreChanges(): () => void {
  return () => {}
}
