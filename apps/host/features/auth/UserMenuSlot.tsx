import { useIsHydrated, UserMenu } from '@kudex/ui'
import { Suspense } from 'react'
import { lazyComponent } from '../shared/lazyComponent.ts'
import { useAppContext } from '../shared/appContext.ts'
import { useAuth } from './authContext.tsx'
import { hasStoredSession } from './stores/storedSession.ts'
import { userMenuMessages as messages } from './userMenu.messages.ts'

/** The header's user menu: "Log in", or the menu of the signed-in user (NAV-13, NAV-14). */
export function UserMenuSlot() {
  const { intl, link, settings } = useAppContext()
  const { snapshot, status } = useAuth()
  const hasTokens = useIsHydrated() && hasStoredSession(settings.identityClientId)
  const loading = <UserMenu status="loading" labels={{ loading: intl.formatMessage(messages.loading) }} />
  const user = snapshot?.context.user
  if (user) {
    return (
      <Suspense fallback={loading}>
        <SignedInMenu user={user} />
      </Suspense>
    )
  }
  if (snapshot ? snapshot.hasTag('busy') : status === 'loading' || (status === 'idle' && hasTokens)) return loading
  return (
    <UserMenu status="signed-out" logInLink={{ href: link('/mykomax'), text: intl.formatMessage(messages.logIn) }} />
  )
}

// Most visitors are not signed in.
const SignedInMenu = lazyComponent(async () => (await import('./SignedInMenu.tsx')).SignedInMenu)
