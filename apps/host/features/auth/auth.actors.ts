import { createHostSessionClient, createSignInClient } from '@kudex/api/identity'
import { toUser } from '@kudex/domain/identity'
import {
  authServerTimeout,
  provideAuth,
  resolveIdentityConfiguration,
  type AuthPorts,
  type LockEvent,
} from '@kudex/machines/auth'
import { fromCallback, fromPromise } from 'xstate'
import { openHiddenFrame } from './openHiddenFrame.ts'
import { createTokenStore, renewalLock } from './stores/tokenStore.ts'

/** Creates the auth machine of a browser, with storage, hidden frame, locks, identity provider and host session. */
export function createAuthMachine(settings: unknown): ReturnType<typeof provideAuth> {
  return provideAuth(createAuthPorts(settings))
}

function createAuthPorts(settings: unknown): AuthPorts {
  let parts: ReturnType<typeof createParts> | undefined
  // The machine checks the settings first.
  const getParts = () => (parts ??= createParts(settings))
  const hostSession = createHostSessionClient()

  return {
    discover: fromPromise(async () => {
      await getParts().identity.discover()
    }),

    readTokens: fromPromise(async () => getParts().tokens.read()),
    saveTokens: fromPromise(async ({ input }) => getParts().tokens.write(input)),
    removeTokens: fromPromise(async () => getParts().tokens.remove()),
    watchTokens: fromCallback(({ sendBack }) => getParts().tokens.watch(() => sendBack({ type: 'tokens.changed' }))),

    revokeTokens: fromPromise(async ({ input, signal }) => {
      const tokens = [input?.accessToken, input?.refreshToken].filter((token) => typeof token === 'string')
      await Promise.all(tokens.map((token) => getParts().identity.revokeToken(token, { signal })))
    }),

    authorizeSilently: fromPromise(({ signal }) => getParts().identity.authorizeSilently(signal)),

    waitForConnection: fromPromise(({ signal }) => waitForConnection(signal)),

    redirectToLogin: fromPromise(async ({ input: { returnTo }, signal }) => {
      await waitForConnection(signal)
      const languages = [document.documentElement.lang].filter(Boolean)
      location.assign(await getParts().identity.startLogin({ returnTo, languages }, signal))
      // Never settles: the page is being left.
      await new Promise(() => {})
    }),

    acceptResponse: fromPromise(({ input: { response } }) => getParts().identity.acceptResponse(response ?? '')),
    exchangeCode: fromPromise(({ input }) => getParts().identity.exchangeCode(input)),
    fetchUser: fromPromise(async ({ input: { accessToken }, signal }) =>
      toUser(await getParts().identity.fetchUserInfo(accessToken, { signal })),
    ),

    openHostSession: fromPromise(({ input, signal }) => hostSession.open(input, { signal })),
    closeHostSession: fromPromise(({ signal }) => hostSession.close({ signal })),

    endProviderSession: fromPromise(async ({ input, signal }) => {
      const { configuration, identity } = getParts()
      const idToken = input?.idToken
      if (!idToken) return
      await identity.endSession({ idToken, postLogoutRedirectUri: configuration.postLogoutRedirectUri }, { signal })
    }),

    holdRenewalLock: fromCallback<LockEvent>(({ sendBack }) => {
      const holder = new AbortController()
      // Without locks (plain http) tabs do not wait for each other.
      if (!navigator.locks) queueMicrotask(() => sendBack({ type: 'lock.acquired' }))
      else void holdLock(() => sendBack({ type: 'lock.acquired' }), holder.signal)
      return () => holder.abort()
    }),
  }
}

function createParts(settings: unknown) {
  const configuration = resolveIdentityConfiguration(settings)
  return {
    configuration,
    tokens: createTokenStore(configuration.clientId),
    identity: createSignInClient({
      ...configuration,
      wellKnown: configuration.server.wellKnown,
      timeoutMilliseconds: authServerTimeout,
      getStorage: () => sessionStorage,
      openHiddenFrame,
    }),
  }
}

/** Without connection the browser would replace the page with its own, and unsaved input would be lost. */
async function waitForConnection(signal: AbortSignal): Promise<void> {
  if (!navigator.onLine) await new Promise((resolve) => addEventListener('online', resolve, { once: true, signal }))
}

async function holdLock(onAcquired: () => void, signal: AbortSignal): Promise<void> {
  try {
    await navigator.locks.request(renewalLock, { signal }, () => {
      onAcquired()
      return new Promise<void>((resolve) => {
        if (signal.aborted) resolve()
        signal.addEventListener('abort', () => resolve())
      })
    })
  } catch (error) {
    if (!signal.aborted) throw error
  }
}
