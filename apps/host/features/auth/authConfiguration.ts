/** Settings of the portal's sign-in; the machine checks them (AUTH-24, AUTH-25, AUTH-38). */
export function toAuthConfiguration({ identityIssuer, identityClientId, origin }: AuthSettings) {
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

export interface AuthSettings {
  readonly identityIssuer: string
  readonly identityClientId: string
  /** Origin of the current page. */
  readonly origin: string
}
