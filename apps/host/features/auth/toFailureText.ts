import type { IdentityErrorCode, IdentityFailure } from '@kudex/domain/identity'

/** The text of a failure (AUTH-14…38), the same in every language, and further lines (AUTH-33, AUTH-34). */
export function toFailureText({ code, status, details }: IdentityFailure): {
  readonly text: string
  readonly lines: readonly string[]
} {
  const text = texts[code]
  if (text) return { text: text.replace('{status}', String(status)), lines: details }
  const expectation = status === null ? [] : [`Expected 200, received ${status}`]
  if (code === 'exchange-failed') {
    return { text: 'Unable to exchange authorization for tokens', lines: [...expectation, ...details] }
  }
  const [first = '', ...others] = code === 'discovery-failed' ? [...expectation, ...details] : details
  return { text: first, lines: others }
}

/** The failure to load the script that signs in. */
export const scriptFailure: IdentityFailure = {
  code: 'network-failed',
  status: null,
  details: ['Failed to fetch'],
}

/** Codes that are missing here show the message of the provider, the host or the browser. */
const texts: Partial<Record<IdentityErrorCode, string>> = {
  'configuration-invalid': 'Identity configuration is invalid',
  'configuration-missing': 'Identity configuration is not set',
  'server-configuration-missing': 'Identity server configuration is missing',
  'well-known-missing': 'Identity well-known address is missing',
  timeout: 'Timeout',
  'authorization-timeout': 'Authorization timed out',
  'cross-origin-redirection': 'Cross-origin redirection',
  'authentication-required': 'User authentication is required',
  'consent-required': 'Authentication or consent required',
  'interaction-required': 'The request requires some interaction that is not allowed.',
  'state-mismatch': 'State mismatch',
  'code-missing': 'Failed to acquire authorization code',
  'access-token-missing': 'Access token not found in response',
  'user-info-failed': 'Failed to get user info; received {status}',
  'revocation-failed': 'Failed to revoke token; received {status}',
  'end-session-failed': 'Failed to end session; received {status}',
  'stored-tokens-unreadable': 'Could not parse token object from localStorage',
  'pending-request-unreadable': 'Could not parse token object from sessionStorage',
}
