/** Issuer of the provider in tests. */
export const issuer = 'http://identity.test/am/oauth2/realms/root/realms/alpha'

export const wellKnown = `${issuer}/.well-known/openid-configuration`

export const discovery = {
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/access_token`,
  userinfo_endpoint: `${issuer}/userinfo`,
  revocation_endpoint: `${issuer}/token/revoke`,
  end_session_endpoint: `${issuer}/connect/endSession`,
  jwks_uri: `${issuer}/connect/jwk_uri`,
}
