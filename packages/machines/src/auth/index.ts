export type {
  Access,
  AuthContext,
  AuthEvent,
  AuthFailure,
  AuthInput,
  AuthorizationResponse,
  PendingRequest,
} from './auth.types.ts'
export { authMachine } from './authMachine.ts'
export type { AuthTag } from './authSetup.ts'
export {
  IdentityConfigurationError,
  resolveIdentityConfiguration,
  type ConfigurationProblem,
  type IdentityConfiguration,
} from './configuration.ts'
export type { LockEvent, SilentAuthorization } from './ports.ts'
export { provideAuthPorts, type AuthPorts } from './provideAuthPorts.ts'
export { authServerTimeout, isNearExpiry, renewalThreshold } from './rules.ts'
