export { buildWellKnownAddress, type IdentityEndpoints } from './endpoints.ts'
export { createHostSessionClient, type HostSessionClient } from './hostSession.ts'
export { createIdentityClient, type IdentityClient } from './identityClient.ts'
export { createSignInClient, type SignInClient, type SignInOptions } from './signInClient.ts'
