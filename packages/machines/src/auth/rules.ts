import type { TokenSet } from '@kudex/domain/identity'
import type { AuthFailure, AuthorizationResponse, PendingRequest } from './auth.types.ts'

/** Tokens are renewed this many milliseconds before they expire; the identity default of 30 000 is overridden (AUTH-06). */
export const renewalThreshold = 180_000

/** Milliseconds the identity service has for an answer; the identity default of 5000 is overridden (AUTH-26). */
export const authServerTimeout = 3000

/** Milliseconds between a login redirect and giving up when the page is still there (AUTH-17). */
export const abortDelay = 30_000

/** Milliseconds between two renewals at least, whatever lifetime the provider gives its tokens. */
export const renewalFloor = 30_000

/** What a timer can hold; a longer one would fire at once. */
const longestTimer = 2_147_483_647

/** Tells whether tokens are near their end at `now`, milliseconds since 1970 (AUTH-05, AUTH-06). */
export function isNearExpiry(tokens: TokenSet, now: number): boolean {
  return tokens.tokenExpiry !== null && tokens.tokenExpiry - now < renewalThreshold
}

/** Milliseconds until tokens have to be renewed. */
export function resolveRenewalDelay(tokens: TokenSet | null, now: number): number {
  if (!tokens || tokens.tokenExpiry === null) return longestTimer
  return Math.min(longestTimer, Math.max(renewalFloor, tokens.tokenExpiry - renewalThreshold - now + 1))
}

/** The silent failures that only the login page can help with; any other is shown to the visitor (AUTH-30, AUTH-31). */
export const silentFailureTexts = [
  'Authentication or consent required',
  'Authorization timed out',
  'Failed to fetch',
  'NetworkError when attempting to fetch resource.',
  'Cross-origin redirection',
  'The request requires some interaction that is not allowed.',
  'User authentication is required',
] as const

/** Tells whether a silent failure leads to login: its text is exactly one of seven (AUTH-30). */
export function leadsToLogin(failure: AuthFailure): boolean {
  return (silentFailureTexts as readonly string[]).includes(failure.message)
}

/** What is wrong with the answer to a request, or null; the answer of an attacker fails here (AUTH-14, AUTH-15). */
export function findResponseFailure(
  response: AuthorizationResponse,
  request: PendingRequest | null,
): AuthFailure | null {
  // Said first: no answer of a provider looks like this, whoever asked for it.
  if (response.error === null && response.code.length > 1) return toFailure('Failed to acquire authorization code')
  if (!request || response.state.length !== 1 || response.state[0] !== request.state) return toFailure('State mismatch')
  if (response.error !== null) return toProviderFailure(response)
  if (response.code.length !== 1 || !response.code[0]) return toFailure('Failed to acquire authorization code')
  return null
}

// The standard's codes for "not without asking the visitor", in the words of the error catalogue.
const interactionTexts: Readonly<Record<string, (typeof silentFailureTexts)[number]>> = {
  login_required: 'User authentication is required',
  interaction_required: 'The request requires some interaction that is not allowed.',
  consent_required: 'Authentication or consent required',
  account_selection_required: 'Authentication or consent required',
}

function toProviderFailure({ error, errorDescription }: AuthorizationResponse): AuthFailure {
  const known = interactionTexts[error ?? '']
  if (known) return toFailure(known, errorDescription ? [errorDescription] : [])
  return toFailure(errorDescription ?? error ?? '', error && errorDescription ? [error] : [])
}

/** A failure in the words of `error`; lines it carries as `details` come along (AUTH-34). */
export function toFailure(error: unknown, details: readonly string[] = []): AuthFailure {
  if (typeof error === 'string') return { message: error, details }
  if (!(error instanceof Error)) return { message: String(error), details }
  const carried = 'details' in error && Array.isArray(error.details) ? error.details.map(String) : []
  return { message: error.message, details: [...details, ...carried] }
}

/** Tells whether the provider refused to say who the tokens belong to, so that they are worthless (AUTH-35). */
export function isUserRefused(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('Failed to get user info; received ')
}
