import { UserMenu } from '@kudex/ui'
import { lazy, Suspense } from 'react'
import { useAppContext } from '../shared/index.ts'
import { useAuth } from './AuthProvider.tsx'
import { userMenuMessages as messages } from './userMenu.messages.ts'

/** The header's user menu: log in, or the menu of who is signed in (NAV-13, NAV-14). */
export function UserMenuSlot() {
  const { intl, link } = useAppContext()
  const { view } = useAuth()
  const loading = <UserMenu status="loading" labels={{ loading: intl.formatMessage(messages.loading) }} />
  if (view.user) {
    return (
      <Suspense fallback={loading}>
        <SignedInMenu user={view.user} />
      </Suspense>
    )
  }
  if (view.phase === 'busy') return loading
  return (
    <UserMenu status="signed-out" logInLink={{ href: link('/mykomax'), text: intl.formatMessage(messages.logIn) }} />
  )
}

// Most visitors are not signed in.
const SignedInMenu = lazy(async () => ({ default: (await import('./SignedInMenu.tsx')).SignedInMenu }))
