import { createContext, use, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useAppContext } from '../shared/index.ts'
import { toAuthConfiguration } from './authConfiguration.ts'
import { createAuthStore, idleView, type AuthStore } from './authStore.ts'
import type { AuthView } from './authView.types.ts'
import { forgetContinue, readContinue } from './continueStore.ts'
import { needsSignIn, toReturnPath } from './portalPath.ts'
import { hasStoredSession } from './storedSession.ts'
import { whenIdle } from '../shared/index.ts'

const AuthContext = createContext<AuthStore | null>(null)

/** Holds the visitor's sign-in for everything inside; the machine is loaded when the browser is idle, and only for who may be signed in. */
export function AuthProvider({ children }: { readonly children: ReactNode }) {
  const outer = use(AuthContext)
  // One sign-in per page, however often a page asks for one.
  return outer ? children : <OutermostProvider>{children}</OutermostProvider>
}

function OutermostProvider({ children }: { readonly children: ReactNode }) {
  const { settings, path } = useAppContext()
  const [store] = useState(() =>
    createAuthStore(
      toAuthConfiguration({ ...settings, origin: typeof location === 'undefined' ? '' : location.origin }),
    ),
  )
  const isRequired = needsSignIn(path)

  useEffect(() => {
    if (!hasStoredSession(settings.identityClientId)) return
    store.announce()
    return whenIdle(() => store.start())
  }, [store, settings.identityClientId])

  useEffect(() => {
    if (!isRequired) return undefined
    const cancel = whenIdle(() =>
      store.send({ type: 'access.require', returnTo: toReturnPath(path), sessionMissing: false }),
    )
    return () => {
      cancel()
      store.send({ type: 'access.release' })
    }
  }, [store, isRequired, path])

  // The offer to continue where one wanted to go is made until one is there.
  useEffect(() => {
    if (readContinue() === path) forgetContinue()
  }, [path])

  return <AuthContext value={store}>{children}</AuthContext>
}

/** The visitor's sign-in as it is now. Throws outside of the provider. */
export function useAuth(): { readonly view: AuthView; readonly store: AuthStore } {
  const store = use(AuthContext)
  if (!store) throw new Error('useAuth() was called outside of the AuthProvider')
  const view = useSyncExternalStore(store.subscribe, store.getView, () => idleView)
  return { view, store }
}
