import { IdentityError, type IdentityErrorCode } from '@kudex/domain/identity'
import { TimeoutError } from '../transport/timeout.ts'

/**
 * Turns an error of the network or of ours into an {@link IdentityError}, with `code` for one that is not known: the
 * only place that reads message texts.
 */
export function toIdentityError(error: unknown, code: IdentityErrorCode): IdentityError {
  if (error instanceof IdentityError) return error
  if (error instanceof TimeoutError) return new IdentityError('timeout')
  const message = error instanceof Error ? error.message : String(error)
  return new IdentityError(silentFailureCodes[message] ?? code, { details: [message] })
}

/** Maps the error of an authorization response; the standard's codes for "not without a question" lead to login (AUTH-30, AUTH-31). */
export function toProviderError(error: string, description: string | null): IdentityError {
  const interaction = interactionCodes[error]
  if (interaction) return new IdentityError(interaction, { details: description ? [description] : [] })
  const code = silentFailureCodes[description ?? error] ?? 'provider-error'
  return new IdentityError(code, { details: description ? [description, error] : [error] })
}

/** The lines of an error body: error and error description, or code and message (AUTH-34). */
export function readErrorLines(body: unknown): readonly string[] {
  if (typeof body !== 'object' || body === null) return []
  const { error, error_description: description, code, message } = body as Readonly<Record<string, unknown>>
  return [joinLine(error, description), joinLine(code, message)].filter((line) => line !== '')
}

function joinLine(first: unknown, second: unknown): string {
  return [first, second].filter((part) => typeof part === 'string' || typeof part === 'number').join(': ')
}

// The texts of AUTH-30: after these failures of a silent attempt only the login page helps.
const silentFailureCodes: Readonly<Record<string, IdentityErrorCode>> = {
  'Authentication or consent required': 'consent-required',
  'Authorization timed out': 'authorization-timeout',
  'Failed to fetch': 'network-failed',
  'NetworkError when attempting to fetch resource.': 'network-failed',
  'Cross-origin redirection': 'cross-origin-redirection',
  'The request requires some interaction that is not allowed.': 'interaction-required',
  'User authentication is required': 'authentication-required',
}

const interactionCodes: Readonly<Record<string, IdentityErrorCode>> = {
  login_required: 'authentication-required',
  interaction_required: 'interaction-required',
  consent_required: 'consent-required',
  account_selection_required: 'consent-required',
}
