import { IdentityError, toTokenSet, type AuthorizationGrant, type TokenSet } from '@kudex/domain/identity'
import { SigninState, WebStorageStateStore, type SigninResponse } from 'oidc-client-ts'
import { createProvider, type ProviderOptions } from './createProvider.ts'
import { createClientOf, type IdentityClient } from './identityClient.ts'
import { toProviderError } from './toIdentityError.ts'

export interface SignInOptions extends ProviderOptions {
  /** Return address of the login page. */
  readonly redirectUri: string
  /** Return address of the hidden frame. */
  readonly silentRedirectUri: string
  readonly scope: string
  /** Session storage: another tab cannot finish the login of this one (AUTH-10). */
  readonly getStorage: () => Storage
  /** Opens an address in a hidden frame; resolves with the address that the provider returns to (AUTH-08). */
  readonly openHiddenFrame: (address: string, returnAddress: string, signal: AbortSignal) => Promise<URL>
}

/** Authorization code flow with PKCE in the browser; every failure is an `IdentityError`. */
export interface SignInClient extends IdentityClient {
  /** Stores the pending request of this tab and resolves with the address of the login page (AUTH-09, AUTH-10, AUTH-18). */
  startLogin(
    request: { readonly returnTo: string | null; readonly languages: readonly string[] },
    signal: AbortSignal,
  ): Promise<string>
  /** Takes the pending request out of the storage and checks the response to it, the query of the return page (AUTH-11, AUTH-14, AUTH-15). */
  acceptResponse(query: string): Promise<AuthorizationGrant>
  /** Requests a code without interaction (AUTH-08). */
  authorizeSilently(signal: AbortSignal): Promise<AuthorizationGrant>
  /** Exchanges a code for tokens, once (AUTH-16, AUTH-19, AUTH-32…34). */
  exchangeCode(grant: AuthorizationGrant): Promise<TokenSet>
}

/** Creates the client that signs in a visitor (AUTH-01). */
export function createSignInClient(options: SignInOptions): SignInClient {
  const { clientId, redirectUri, silentRedirectUri, scope, getStorage, openHiddenFrame } = options
  const provider = createProvider(options)
  const { authority, accepted, discover, run } = provider

  const openPendingStore = () =>
    new WebStorageStateStore({ prefix: `FR-SDK-${clientId}-request.`, store: getStorage() })

  function createRequest(returnAddress: string, returnTo: string | null): Promise<SigninState> {
    return SigninState.create({
      id: createRandomText(16),
      code_verifier: createRandomText(32),
      authority,
      client_id: clientId,
      redirect_uri: returnAddress,
      // With a scope the library reads the ID token before we see that the access token is missing (AUTH-16).
      scope: '',
      data: { returnTo },
    })
  }

  async function buildAuthorizeAddress(request: SigninState, further: Record<string, string>): Promise<string> {
    const address = new URL((await discover()).authorization)
    const parameters = {
      client_id: clientId,
      redirect_uri: request.redirect_uri,
      response_type: 'code',
      scope,
      state: request.id,
      code_challenge: request.code_challenge ?? '',
      code_challenge_method: 'S256',
      ...further,
    }
    for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
    return address.href
  }

  async function takePendingRequest(): Promise<SigninState | null> {
    const store = openPendingStore()
    const texts: string[] = []
    for (const key of await store.getAllKeys()) texts.push((await store.remove(key)) ?? '')
    return texts[0] === undefined ? null : parseRequest(texts[0])
  }

  async function accept(query: URLSearchParams, request: SigninState | null): Promise<AuthorizationGrant> {
    const grant = checkResponse(query, request)
    if (request) await accepted.set(request.id, request.toStorageString())
    return grant
  }

  return {
    ...createClientOf(provider),

    async startLogin({ returnTo, languages }, signal) {
      const request = await createRequest(redirectUri, returnTo)
      const address = await buildAuthorizeAddress(
        request,
        languages.length > 0 ? { ui_locales: languages.join(' ') } : {},
      )
      signal.throwIfAborted()
      const store = openPendingStore()
      for (const key of await store.getAllKeys()) await store.remove(key)
      await store.set(request.id, request.toStorageString())
      return address
    },

    acceptResponse: async (query) => accept(new URLSearchParams(query), await takePendingRequest()),

    async authorizeSilently(signal) {
      const request = await createRequest(silentRedirectUri, null)
      const address = await buildAuthorizeAddress(request, { prompt: 'none' })
      const { searchParams } = await openHiddenFrame(address, silentRedirectUri, signal)
      return accept(searchParams, request)
    },

    async exchangeCode({ code, state }) {
      await discover()
      return toTokens(
        await run('exchange-failed', (oidc) =>
          oidc.processSigninResponse(`?${new URLSearchParams({ code, state }).toString()}`),
        ),
      )
    },
  }
}

/**
 * Checks the response before the library, which reads the first of several codes; a forged response is refused here
 * (AUTH-14, AUTH-15).
 */
function checkResponse(query: URLSearchParams, request: SigninState | null): AuthorizationGrant {
  const codes = query.getAll('code')
  const states = query.getAll('state')
  const error = query.get('error')
  // Checked first: no provider responds like this.
  if (error === null && codes.length > 1) throw new IdentityError('code-missing')
  if (!request || states.length !== 1 || states[0] !== request.id) throw new IdentityError('state-mismatch')
  if (error !== null) throw toProviderError(error, query.get('error_description'))
  const [code] = codes
  if (!code) throw new IdentityError('code-missing')
  return { code, state: request.id, returnTo: readReturnTo(request.data) ?? null }
}

async function parseRequest(text: string): Promise<SigninState> {
  try {
    const request = await SigninState.fromStorageString(text)
    const texts = [request.code_verifier, request.redirect_uri, request.authority, request.client_id]
    if (texts.every((part) => typeof part === 'string' && part !== '') && readReturnTo(request.data) !== undefined) {
      return request
    }
  } catch {
    // The error below is the one to report.
  }
  throw new IdentityError('pending-request-unreadable')
}

/** Undefined if `data` is not what {@link createSignInClient} stored. */
function readReturnTo(data: unknown): string | null | undefined {
  if (typeof data !== 'object' || data === null || !('returnTo' in data)) return undefined
  const { returnTo } = data
  return returnTo === null || typeof returnTo === 'string' ? returnTo : undefined
}

function toTokens(response: SigninResponse): TokenSet {
  const { access_token, id_token, refresh_token, expires_in } = response
  if (typeof access_token !== 'string' || access_token === '') throw new IdentityError('access-token-missing')
  return toTokenSet(
    {
      access_token,
      id_token: typeof id_token === 'string' ? id_token : undefined,
      refresh_token: typeof refresh_token === 'string' ? refresh_token : undefined,
      expires_in: Number.isFinite(expires_in) ? expires_in : undefined,
    },
    Date.now(),
  )
}

/** Random bytes as base64url (AUTH-28). */
function createRandomText(length: number): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(length))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}
