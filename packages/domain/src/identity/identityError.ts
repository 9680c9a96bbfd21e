/** Why signing in, staying signed in or logging out failed; AUTH-14…38 define their texts. */
export type IdentityErrorCode =
  | 'configuration-invalid'
  | 'configuration-missing'
  | 'server-configuration-missing'
  | 'well-known-missing'
  | 'discovery-failed'
  | 'timeout'
  | 'network-failed'
  | 'authorization-timeout'
  | 'cross-origin-redirection'
  | 'authentication-required'
  | 'consent-required'
  | 'interaction-required'
  /** The authorization response carries an error of the provider; `details` has its description. */
  | 'provider-error'
  | 'state-mismatch'
  | 'code-missing'
  | 'exchange-failed'
  | 'access-token-missing'
  | 'user-info-failed'
  | 'revocation-failed'
  | 'end-session-failed'
  | 'host-session-refused'
  | 'stored-tokens-unreadable'
  | 'pending-request-unreadable'
  /** Anything else; `details` has the message of the error. */
  | 'unexpected'

/** A failure as data: screens show it, and machines decide by its code. */
export interface IdentityFailure {
  readonly code: IdentityErrorCode
  /** HTTP status of the response that failed; null where there was none. */
  readonly status: number | null
  /** The message of the provider or the host, in lines (AUTH-34). */
  readonly details: readonly string[]
}

/** A call to the identity provider or to the host's session failed. */
export class IdentityError extends Error implements IdentityFailure {
  override readonly name = 'IdentityError'
  readonly code: IdentityErrorCode
  readonly status: number | null
  readonly details: readonly string[]

  constructor(code: IdentityErrorCode, { status = null, details = [] }: Partial<Omit<IdentityFailure, 'code'>> = {}) {
    super([code, ...(status === null ? [] : [`status ${status}`]), ...details].join('; '))
    this.code = code
    this.status = status
    this.details = details
  }
}

/** Converts any error to a failure; other errors than {@link IdentityError} become `unexpected` with their message. */
export function toIdentityFailure(error: unknown): IdentityFailure {
  if (error instanceof IdentityError) return { code: error.code, status: error.status, details: error.details }
  return { code: 'unexpected', status: null, details: [error instanceof Error ? error.message : String(error)] }
}
