export { buildWellKnownAddress, type IdentityEndpoints } from './endpoints.ts'
export {
  createIdentityClient,
  type AuthorizeRequest,
  type IdentityClient,
  type IdentityClientOptions,
} from './identityClient.ts'
export { createHostSessionClient, type HostSessionClient } from './hostSession.ts'
export { IdentityError } from './identityErrors.ts'
export { createCodeChallenge, createCodeVerifier, createState } from './pkce.ts'
