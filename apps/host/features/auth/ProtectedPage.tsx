import { useEffect, type ReactNode } from 'react'
import { useAppContext } from '../shared/appContext.ts'
import { AuthActorProvider, useAuth } from './authContext.tsx'
import { useReloadOnceSettled } from './useReloadOnceSettled.ts'
import { rememberContinue } from './stores/continueStore.ts'
import { hasStoredSession } from './stores/storedSession.ts'

/**
 * What a visitor without a session sees of a protected page outside of the portal. The dashboard offers to continue on
 * the page after signing in; with stored tokens it is loaded again once the host has a session (ROUTE-49).
 */
export function ProtectedPage({ children }: { readonly children: ReactNode }) {
  return (
    <AuthActorProvider>
      <SignIn />
      {children}
    </AuthActorProvider>
  )
}

function SignIn() {
  const { path, settings } = useAppContext()
  const { send } = useAuth()
  useReloadOnceSettled()
  useEffect(() => {
    rememberContinue(path)
    if (isSecureContext && hasStoredSession(settings.identityClientId)) {
      send({ type: 'access.require', returnTo: path, sessionMissing: true })
    }
  }, [send, path, settings.identityClientId])
  return null
}
