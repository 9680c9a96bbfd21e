import { testContext } from '../shared/testContext.ts'

const { identityIssuer: issuer } = testContext.settings

/** What the identity provider of `testContext` says about itself. */
export const testDiscovery = {
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/access_token`,
  userinfo_endpoint: `${issuer}/userinfo`,
  revocation_endpoint: `${issuer}/token/revoke`,
  end_session_endpoint: `${issuer}/connect/endSession`,
  jwks_uri: `${issuer}/connect/jwk_uri`,
}
