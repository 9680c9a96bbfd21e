import type { PublicSettings } from '@kudex/domain/settings'
import type { authMachine } from '@kudex/machines/auth'
import { useEffect, type ReactNode } from 'react'
import { useAppContext } from '../shared/appContext.ts'
import { createLazyActorContext } from '../shared/createLazyActorContext.tsx'
import { whenIdle } from '../shared/whenIdle.ts'
import { forgetContinue, readContinue } from './stores/continueStore.ts'
import { needsSignIn, readReturnQuery, toReturnPath } from './portalPath.ts'
import { hasStoredSession } from './stores/storedSession.ts'

const auth = createLazyActorContext<typeof authMachine>(async ({ configuration }) =>
  (await import('./auth.actors.ts')).createAuthMachine(configuration),
)

/** The visitor's sign-in; throws outside of an {@link AuthActorProvider}. */
export const useAuth = auth.useLazyActor

/** Provides the auth actor to a page, also on a site without the portal. */
export function AuthActorProvider({ children }: { readonly children: ReactNode }) {
  const { settings, path, fullPath } = useAppContext()
  const response = readReturnQuery({ path, fullPath })
  const configuration = toAuthConfiguration(settings, typeof location === 'undefined' ? '' : location.origin)
  return (
    <auth.Provider
      input={{ configuration, response, access: response === null ? 'optional' : 'required', returnTo: null }}
    >
      {children}
    </auth.Provider>
  )
}

/** Provides the auth actor to the whole layout and starts it: on portal pages, and elsewhere where tokens are stored. */
export function AuthProvider({ children }: { readonly children: ReactNode }) {
  return (
    <AuthActorProvider>
      <AuthStarter />
      {children}
    </AuthActorProvider>
  )
}

function AuthStarter() {
  const { settings, path } = useAppContext()
  const { start, send } = useAuth()
  const isRequired = needsSignIn(path)

  useEffect(
    () => (hasStoredSession(settings.identityClientId) ? whenIdle(start) : undefined),
    [start, settings.identityClientId],
  )

  useEffect(() => {
    if (!isRequired) return undefined
    const cancel = whenIdle(() => send({ type: 'access.require', returnTo: toReturnPath(path), sessionMissing: false }))
    return () => {
      cancel()
      send({ type: 'access.release' })
    }
  }, [send, isRequired, path])

  // The dashboard offers to continue on a page until the visitor is there.
  useEffect(() => {
    if (readContinue() === path) forgetContinue()
  }, [path])

  return null
}

/** Settings of the portal's sign-in; the machine checks them (AUTH-24, AUTH-25, AUTH-38). */
export function toAuthConfiguration(
  { identityIssuer, identityClientId }: Pick<PublicSettings, 'identityIssuer' | 'identityClientId'>,
  origin: string,
) {
  return {
    clientId: identityClientId,
    redirectUri: `${origin}/callback`,
    silentRedirectUri: `${origin}/blank-callback`,
    postLogoutRedirectUri: `${origin}/`,
    scope: 'openid profile email fr:idm:*',
    server: {
      wellKnown: identityIssuer ? `${identityIssuer.replace(/\/$/, '')}/.well-known/openid-configuration` : '',
    },
  }
}
