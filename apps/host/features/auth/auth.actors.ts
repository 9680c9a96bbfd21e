import {
  createCodeVerifier,
  createHostSessionClient,
  createIdentityClient,
  createState,
  type IdentityClient,
} from '@kudex/api/identity'
import { toUser } from '@kudex/domain/identity'
import {
  authServerTimeout,
  resolveIdentityConfiguration,
  type AuthPorts,
  type IdentityConfiguration,
  type LockEvent,
  type PendingRequest,
} from '@kudex/machines/auth'
import { fromCallback, fromPromise } from 'xstate'
import { readAuthorizationResponse } from './authorizationResponse.ts'
import { openHiddenFrame } from './openHiddenFrame.ts'
import { createPendingRequestStore } from './pendingRequestStore.ts'
import { createTokenStore, type TokenStore } from './tokenStore.ts'

/** Creates the ports of the auth machine on a browser: storage, hidden frame, locks, and the identity service. */
export function createAuthPorts(settings: unknown): AuthPorts {
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

    revokeTokens: fromPromise(async ({ input: { accessToken, refreshToken }, signal }) => {
      const tokens = [accessToken, ...(refreshToken ? [refreshToken] : [])]
      await Promise.all(tokens.map((token) => getIdentity().revokeToken(token, { signal })))
    }),

    authorizeSilently: fromPromise(async ({ signal }) => {
      const { silentRedirectUri, scope } = getConfiguration()
      const request = createRequest(silentRedirectUri, null)
      const address = await getIdentity().buildAuthorizeAddress({ ...request, scope, prompt: 'none' })
      const reached = await openHiddenFrame(address, silentRedirectUri, signal)
      return { request, response: readAuthorizationResponse(reached.searchParams) }
    }),

    redirectToLogin: fromPromise(async ({ input: { returnTo }, signal }) => {
      const { clientId, redirectUri, scope } = getConfiguration()
      const request = createRequest(redirectUri, returnTo)
      const languages = [document.documentElement.lang].filter(Boolean)
      const address = await getIdentity().buildAuthorizeAddress({ ...request, scope, languages })
      if (signal.aborted) return
      createPendingRequestStore(clientId).write(request)
      location.assign(address)
      // The page goes away; until then nothing is settled.
      await new Promise(() => {})
    }),

    takePendingRequest: fromPromise(async () => createPendingRequestStore(getConfiguration().clientId).take()),

    exchangeCode: fromPromise(({ input: { code, request }, signal }) =>
      getIdentity().exchangeCode(
        { code, redirectUri: request.redirectUri, codeVerifier: request.codeVerifier },
        { signal },
      ),
    ),

    fetchUser: fromPromise(async ({ input: { accessToken }, signal }) =>
      toUser(await getIdentity().fetchUserInfo(accessToken, { signal })),
    ),

    openHostSession: fromPromise(({ input, signal }) => hostSession.open(input, { signal })),
    closeHostSession: fromPromise(({ signal }) => hostSession.close({ signal })),

    endProviderSession: fromPromise(async ({ input: { idToken }, signal }) => {
      const { postLogoutRedirectUri } = getConfiguration()
      if (idToken) await getIdentity().endSession({ idToken, postLogoutRedirectUri }, { signal })
    }),

    holdRenewalLock: fromCallback<LockEvent>(({ sendBack }) => {
      const holder = new AbortController()
      // Without locks (plain http) each tab is on its own.
      if (!navigator.locks) queueMicrotask(() => sendBack({ type: 'lock.acquired' }))
      else void holdLock(() => sendBack({ type: 'lock.acquired' }), holder.signal)
      return () => holder.abort()
    }),
  }
}

/** The machine checks the settings first; the parts are made when they are used. */
function createParts(settings: unknown) {
  let configuration: IdentityConfiguration | undefined
  let identity: IdentityClient | undefined
  let tokens: TokenStore | undefined
  const getConfiguration = (): IdentityConfiguration => (configuration ??= resolveIdentityConfiguration(settings))
  return {
    getConfiguration,
    getIdentity: (): IdentityClient =>
      (identity ??= createIdentityClient({
        wellKnown: getConfiguration().server.wellKnown,
        clientId: getConfiguration().clientId,
        timeoutMilliseconds: authServerTimeout,
      })),
    getTokens: (): TokenStore => (tokens ??= createTokenStore(getConfiguration().clientId)),
  }
}

function createRequest(redirectUri: string, returnTo: string | null): PendingRequest {
  return { state: createState(), codeVerifier: createCodeVerifier(), redirectUri, returnTo }
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
