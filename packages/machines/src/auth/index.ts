export { authMachine, provideAuth, type AuthPorts } from './authMachine.ts'
export { resolveIdentityConfiguration } from './configuration.ts'
export type { LockEvent } from './ports.ts'
export { authServerTimeout } from './rules.ts'
