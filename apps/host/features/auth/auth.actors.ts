import { createHostSessionClient, createSignInClient, type SignInClient } from '@kudex/api/identity'
import { toUser } from '@kudex/domain/identity'
import {
  authServerTimeout,
  provideAuth,
  resolveIdentityConfiguration,
  type AuthPorts,
  type IdentityConfiguration,
  type LockEvent,
} from '@kudex/machines/auth'
import { fromCallback, fromPromise } from 'xstate'
import { openHiddenFrame } from './openHiddenFrame.ts'
import { createTokenStore, type TokenStore } from './tokenStore.ts'

/** Creates the auth machine of a browser, with storage, hidden frame, locks, identity provider and host session. */
export function createAuthMachine(settings: unknown): ReturnType<typeof provideAuth> {
  return provideAuth(createAuthPorts(settings))
}

function createAuthPorts(settings: unknown): AuthPorts {
  const { getConfiguration, getIdentity, getTokens } = createParts(settings)
  const hostSession = createHostSessionClient()

  return {
    discover: fromPromise(async () => {
      await getIdentity().discover()
    }),

    readTokens: fromPromise(async () => getTokens().read()),
    saveTokens: fromPromise(async ({ input }) => getTokens().write(input)),
    removeTokens: fromPromise(async () => getTokens().remove()),
    watchTokens: fromCallback(({ sendBack }) => getTokens().watch(() => sendBack({ type: 'tokens.changed' }))),

    revokeTokens: fromPromise(async ({ input, signal }) => {
      const tokens = [input?.accessToken, input?.refreshToken].filter((token) => typeof token === 'string')
      await Promise.all(tokens.map((token) => getIdentity().revokeToken(token, { signal })))
    }),

    authorizeSilently: fromPromise(({ signal }) => getIdentity().authorizeSilently(signal)),

    redirectToLogin: fromPromise(async ({ input: { returnTo }, signal }) => {
      const languages = [document.documentElement.lang].filter(Boolean)
      location.assign(await getIdentity().startLogin({ returnTo, languages }, signal))
      // Never settles: the page is being left.
      await new Promise(() => {})
    }),

    acceptResponse: fromPromise(({ input: { response } }) => getIdentity().acceptResponse(response ?? '')),
    exchangeCode: fromPromise(({ input }) => getIdentity().exchangeCode(input)),
    fetchUser: fromPromise(async ({ input: { accessToken }, signal }) =>
      toUser(await getIdentity().fetchUserInfo(accessToken, { signal })),
    ),

    openHostSession: fromPromise(({ input, signal }) => hostSession.open(input, { signal })),
    closeHostSession: fromPromise(({ signal }) => hostSession.close({ signal })),

    endProviderSession: fromPromise(async ({ input, signal }) => {
      const { postLogoutRedirectUri } = getConfiguration()
      const idToken = input?.idToken
      if (idToken) await getIdentity().endSession({ idToken, postLogoutRedirectUri }, { signal })
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

/** The machine checks the settings first; the parts are created on first use. */
function createParts(settings: unknown) {
  let configuration: IdentityConfiguration | undefined
  let identity: SignInClient | undefined
  let tokens: TokenStore | undefined
  const getConfiguration = (): IdentityConfiguration => (configuration ??= resolveIdentityConfiguration(settings))
  return {
    getConfiguration,
    getIdentity: (): SignInClient =>
      (identity ??= createSignInClient({
        ...getConfiguration(),
        wellKnown: getConfiguration().server.wellKnown,
        timeoutMilliseconds: authServerTimeout,
        getStorage: () => sessionStorage,
        openHiddenFrame,
      })),
    getTokens: (): TokenStore => (tokens ??= createTokenStore(getConfiguration().clientId)),
  }
}

async function holdLock(onAcquired: () => void, signal: AbortSignal): Promise<void> {
  try {
    await navigator.locks.request('kudex-auth-renewal', { signal }, () => {
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
