import type { User } from '@kudex/domain/identity'
import { DashboardTiles } from '@kudex/ui'
import { useSyncExternalStore } from 'react'
import { useFrame } from '../plug/index.ts'
import { AuthProvider, useAuth } from './AuthProvider.tsx'
import { readContinue } from './continueStore.ts'
import { dashboardMessages as messages } from './dashboard.messages.ts'
import { toDashboardTiles } from './toDashboardTiles.ts'

export interface DashboardPanelProps {
  /** Who the host knows by the session; without it the panel waits for the browser's sign-in. */
  readonly user?: User | null
}

/** The portal's start page: a greeting, the tiles that the roles give, and where the visitor wanted to go (PORTAL-01…04, PORTAL-16). */
export function DashboardPanel(props: DashboardPanelProps) {
  return (
    <AuthProvider>
      <Dashboard {...props} />
    </AuthProvider>
  )
}

function Dashboard({ user: known = null }: DashboardPanelProps) {
  const frame = useFrame()
  const { view } = useAuth()
  const { intl, link } = frame
  const user = known ?? view.user
  const continueTo = useSyncExternalStore(ignoreChanges, readContinue, () => null)

  return (
    <DashboardTiles
      overline="mykomax"
      title={
        user
          ? intl.formatMessage(messages.greeting, { name: user.firstName || user.fullName })
          : intl.formatMessage(messages.title)
      }
      lead={intl.formatMessage(messages.lead)}
      tiles={user ? toDashboardTiles(user, frame) : []}
      isLoading={!user}
      loadingText={intl.formatMessage(messages.loading)}
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
