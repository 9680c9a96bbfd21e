import { IdentityError, type IdentityErrorCode } from '@kudex/domain/identity'
import { ErrorResponse, ErrorTimeout } from 'oidc-client-ts'
import { TimeoutError } from '../transport/timeout.ts'

/**
 * Converts an error of the network, of oidc-client-ts or of ours to an {@link IdentityError}: the only place that reads
 * message texts. `failed` is the code for a response other than 200.
 */
export function toIdentityError(
  error: unknown,
  failed: { readonly code: IdentityErrorCode; readonly status: number | null } | null = null,
): IdentityError {
  if (error instanceof IdentityError) return error
  if (error instanceof TimeoutError || error instanceof ErrorTimeout) return new IdentityError('timeout')
  const message = error instanceof Error ? error.message : String(error)
  const known = silentFailureCodes[message]
  if (known) return new IdentityError(known, { details: [message] })
  if (!failed) return new IdentityError('unexpected', { details: [message] })
  if (failed.status === null || failed.status === 200) return new IdentityError(failed.code, { details: [message] })
  return new IdentityError(failed.code, { status: failed.status, details: readErrorLines(toBody(error)) })
}

/**
 * Maps the error of an authorization response; the standard's codes for a required interaction lead to login (AUTH-30,
 * AUTH-31).
 */
export function toProviderError(error: string, description: string | null): IdentityError {
  const interaction = interactionCodes[error]
  if (interaction) return new IdentityError(interaction, { details: description ? [description] : [] })
  const code = silentFailureCodes[description ?? error] ?? 'provider-error'
  return new IdentityError(code, { details: description ? [description, error] : [error] })
}

// Texts of AUTH-30: failures of a silent attempt that require the login page.
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

/** The error body as the library keeps it: as properties, or as JSON behind "status text (status): ". */
function toBody(error: unknown): unknown {
  if (error instanceof ErrorResponse) return error
  try {
    return JSON.parse(error instanceof Error ? error.message.slice(error.message.indexOf('): ') + 3) : '')
  } catch {
    return undefined
  }
}

/** The lines of an error body: error and error description, or code and message (AUTH-34). */
function readErrorLines(body: unknown): readonly string[] {
  if (typeof body !== 'object' || body === null) return []
  const { error, error_description: description, code, message } = body as Readonly<Record<string, unknown>>
  if (body instanceof ErrorResponse) return [joinLine(error, description)]
  return [joinLine(error, description), joinLine(code, message)].filter((line) => line !== '')
}

function joinLine(first: unknown, second: unknown): string {
  return [first, second].filter((part) => typeof part === 'string' || typeof part === 'number').join(': ')
}
