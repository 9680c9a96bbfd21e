import { toTokenSet, type TokenSet, type UserInfo } from '@kudex/domain/identity'
import { createCall, type Answer, type Asker } from './call.ts'
import { readEndpoints, type IdentityEndpoints } from './endpoints.ts'
import { IdentityError, readErrorLines } from './identityErrors.ts'
import { createCodeChallenge } from './pkce.ts'
import { readUserInfo } from './userInfo.ts'

export interface IdentityClientOptions {
  /** Address of the discovery document. */
  readonly wellKnown: string
  readonly clientId: string
  /** Milliseconds until a call fails with 'Timeout'; 5000 when left out. The portal sets 3000 (AUTH-26). */
  readonly timeoutMilliseconds?: number
  readonly fetch?: typeof fetch
}

export interface AuthorizeRequest {
  readonly redirectUri: string
  readonly scope: string
  readonly state: string
  readonly codeVerifier: string
  /** `none`: no question to the visitor, for the hidden frame (AUTH-08). */
  readonly prompt?: 'none'
  /** Language codes in order of preference, for the login page. */
  readonly languages?: readonly string[]
}

export interface IdentityClient {
  /** The addresses of the identity service, asked for once (AUTH-23). */
  discover(): Promise<IdentityEndpoints>
  /** The address that starts a sign-in, to go to or to open in a hidden frame (AUTH-18). */
  buildAuthorizeAddress(request: AuthorizeRequest): Promise<string>
  /** Exchanges a code for tokens; rejects with the texts of AUTH-16, 32 and 33 (AUTH-19). */
  exchangeCode(
    grant: { readonly code: string; readonly redirectUri: string; readonly codeVerifier: string },
    asker?: Asker,
  ): Promise<TokenSet>
  /** Who a token belongs to; rejects with 'Failed to get user info; received {status}' (AUTH-21, AUTH-35). */
  fetchUserInfo(accessToken: string, asker?: Asker): Promise<UserInfo>
  /** Makes a token worthless; 2xx and 4xx are fine (AUTH-22, AUTH-36). */
  revokeToken(token: string, asker?: Asker): Promise<void>
  /** Ends the session at the provider; 2xx, 4xx and the way back to us are fine (AUTH-22, AUTH-36). */
  endSession(
    session: { readonly idToken: string; readonly postLogoutRedirectUri: string },
    asker?: Asker,
  ): Promise<void>
}

/** Creates the one way to the identity service over HTTP (AUTH-16, 18…23, 32…36). */
export function createIdentityClient(options: IdentityClientOptions): IdentityClient {
  const { clientId, wellKnown } = options
  const call = createCall(options.fetch ?? fetch, options.timeoutMilliseconds ?? 5000)
  let endpoints: Promise<IdentityEndpoints> | null = null

  function discover(): Promise<IdentityEndpoints> {
    endpoints ??= fetchEndpoints().catch((error: unknown) => {
      endpoints = null
      throw error
    })
    return endpoints
  }

  async function fetchEndpoints(): Promise<IdentityEndpoints> {
    const answer = await call(wellKnown, { headers: { accept: 'application/json' } })
    if (answer.status !== 200) throw new IdentityError(`Expected 200, received ${answer.status}`, answer.status)
    return readEndpoints(answer.json, wellKnown)
  }

  return {
    discover,

    async buildAuthorizeAddress({ redirectUri, scope, state, codeVerifier, prompt, languages = [] }) {
      const { authorization } = await discover()
      const address = new URL(authorization)
      const parameters = {
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope,
        state,
        code_challenge: await createCodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ...(prompt ? { prompt } : {}),
        ...(languages.length > 0 ? { ui_locales: languages.join(' ') } : {}),
      }
      for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
      return address.href
    },

    async exchangeCode({ code, redirectUri, codeVerifier }, asker) {
      const { token } = await discover()
      const body = new URLSearchParams({
        client_id: clientId,
        code,
        grant_type: 'authorization_code',
        redirect_uri: redirectUri,
        code_verifier: codeVerifier,
      })
      return toTokens(await call(token, { method: 'POST', body }, asker))
    },

    async fetchUserInfo(accessToken, asker) {
      const { userinfo } = await discover()
      const answer = await call(userinfo, { headers: { authorization: `Bearer ${accessToken}` } }, asker)
      const user = answer.status === 200 ? readUserInfo(answer.json) : null
      if (!user) throw new IdentityError(`Failed to get user info; received ${answer.status}`, answer.status)
      return user
    },

    async revokeToken(token, asker) {
      const { revocation } = await discover()
      const body = new URLSearchParams({ client_id: clientId, token })
      const { status } = await call(revocation, { method: 'POST', body }, asker)
      if (!isFine(status)) throw new IdentityError(`Failed to revoke token; received ${status}`, status)
    },

    async endSession({ idToken, postLogoutRedirectUri }, asker) {
      const { endSession } = await discover()
      const address = new URL(endSession)
      address.searchParams.set('id_token_hint', idToken)
      address.searchParams.set('post_logout_redirect_uri', postLogoutRedirectUri)
      // The session is a cookie of the provider; a redirect back to us is not worth following.
      const { status, isRedirect } = await call(address.href, { credentials: 'include', redirect: 'manual' }, asker)
      if (!isFine(status) && !isRedirect) {
        throw new IdentityError(`Failed to end session; received ${status}`, status)
      }
    },
  }
}

function toTokens({ status, json }: Answer): TokenSet {
  if (status !== 200) {
    throw new IdentityError('Unable to exchange authorization for tokens', status, [
      `Expected 200, received ${status}`,
      ...readErrorLines(json),
    ])
  }
  const answer = typeof json === 'object' && json !== null ? (json as Readonly<Record<string, unknown>>) : {}
  const { access_token, id_token, refresh_token, expires_in } = answer
  if (typeof access_token !== 'string' || access_token === '') {
    throw new IdentityError('Access token not found in response', status, readErrorLines(json))
  }
  const seconds = Number(expires_in ?? Number.NaN)
  return toTokenSet(
    {
      access_token,
      id_token: typeof id_token === 'string' ? id_token : undefined,
      refresh_token: typeof refresh_token === 'string' ? refresh_token : undefined,
      expires_in: Number.isFinite(seconds) ? seconds : undefined,
    },
    Date.now(),
  )
}

function isFine(status: number): boolean {
  return (status >= 200 && status < 300) || (status >= 400 && status < 500)
}
