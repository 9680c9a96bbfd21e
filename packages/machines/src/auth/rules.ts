import type { IdentityErrorCode, TokenSet } from '@kudex/domain/identity'

/** Tokens are renewed this many milliseconds before they expire; the provider's default of 30 000 is overridden (AUTH-06). */
export const renewalThreshold = 180_000

/** Time limit of a call to the identity provider, milliseconds; its default of 5000 is overridden (AUTH-26). */
export const authServerTimeout = 3000

/** Milliseconds between a login redirect and giving up when the page is still there (AUTH-17). */
export const abortDelay = 30_000

/** Minimum milliseconds between two renewals, however short the lifetime of the tokens. */
export const renewalFloor = 30_000

/** Maximum delay of a timer; a longer one fires at once. */
const maxTimerDelay = 2_147_483_647

/** True if tokens expire within 180 s of `now`, milliseconds since 1970 (AUTH-05, AUTH-06). */
export function isNearExpiry(tokens: TokenSet, now: number): boolean {
  return tokens.tokenExpiry !== null && tokens.tokenExpiry - now < renewalThreshold
}

/** Milliseconds until tokens have to be renewed. */
export function resolveRenewalDelay(tokens: TokenSet | null, now: number): number {
  if (!tokens || tokens.tokenExpiry === null) return maxTimerDelay
  return Math.min(maxTimerDelay, Math.max(renewalFloor, tokens.tokenExpiry - renewalThreshold - now + 1))
}

/** Failures of a silent attempt that require the login page; all others are shown to the visitor (AUTH-30, AUTH-31). */
export const loginCodes: ReadonlySet<IdentityErrorCode> = new Set([
  'consent-required',
  'authorization-timeout',
  'network-failed',
  'cross-origin-redirection',
  'interaction-required',
  'authentication-required',
])
