export { buildWellKnownAddress } from './endpoints.ts'
export { createHostSessionClient } from './hostSession.ts'
export { createIdentityClient } from './identityClient.ts'
export { createSignInClient } from './signInClient.ts'
