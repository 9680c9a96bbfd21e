import { IdentityError, type UserInfo } from '@kudex/domain/identity'
import type { CallOptions } from './createCall.ts'
import { createProvider, type Provider, type ProviderOptions } from './createProvider.ts'
import type { IdentityEndpoints } from './endpoints.ts'
import { readUserInfo } from './userInfo.ts'

/** Calls of browser and server to the identity provider; every failure is an `IdentityError`. */
export interface IdentityClient {
  /** The addresses of the provider, fetched once (AUTH-23). */
  discover(): Promise<IdentityEndpoints>
  /** Fetches the user of a token; rejects with `user-info-failed` and the status (AUTH-21, AUTH-35). */
  fetchUserInfo(accessToken: string, options?: CallOptions): Promise<UserInfo>
  /** Revokes a token; 2xx and 4xx are fine (AUTH-22, AUTH-36). */
  revokeToken(token: string, options?: CallOptions): Promise<void>
  /** Ends the session at the provider; 2xx, 4xx and a redirect back to us are fine (AUTH-22, AUTH-36). */
  endSession(
    session: { readonly idToken: string; readonly postLogoutRedirectUri: string },
    options?: CallOptions,
  ): Promise<void>
}

/** Creates the client of an identity provider (AUTH-21…23, AUTH-35, AUTH-36). */
export function createIdentityClient(options: ProviderOptions): IdentityClient {
  return createClientOf(createProvider(options))
}

/** Creates the client of a provider that exists already. */
export function createClientOf({ clientId, discover, call, run }: Provider): IdentityClient {
  return {
    discover,

    async fetchUserInfo(accessToken, options) {
      const { userinfo } = await discover()
      const { status, json } = await call(userinfo, { headers: { authorization: `Bearer ${accessToken}` } }, options)
      const user = status === 200 ? readUserInfo(json) : null
      if (!user) throw new IdentityError('user-info-failed', { status })
      return user
    },

    async revokeToken(token, options) {
      const { revocation } = await discover()
      const body = new URLSearchParams({ client_id: clientId, token })
      const { status } = await call(revocation, { method: 'POST', body }, options)
      if (!isFine(status)) throw new IdentityError('revocation-failed', { status })
    },

    async endSession({ idToken, postLogoutRedirectUri }, options) {
      await discover()
      const { url } = await run('end-session-failed', (oidc) =>
        oidc.createSignoutRequest({ id_token_hint: idToken, post_logout_redirect_uri: postLogoutRedirectUri }),
      )
      // The session is a cookie of the provider; the redirect back to us need not be followed.
      const { status, isRedirect } = await call(url, { credentials: 'include', redirect: 'manual' }, options)
      if (!isFine(status) && !isRedirect) throw new IdentityError('end-session-failed', { status })
    },
  }
}

function isFine(status: number): boolean {
  return (status >= 200 && status < 300) || (status >= 400 && status < 500)
}
