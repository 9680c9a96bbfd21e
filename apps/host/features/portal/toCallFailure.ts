import { ServiceError } from '@kudex/api/transport'

/**
 * Why a call to a service of the portal failed. `network`: no response, so it is unknown whether the call arrived;
 * `unauthenticated`: sign in again; `forbidden`: the role is missing; `notFound`: unknown, or of another organization.
 */
export type CallFailure = 'network' | 'unavailable' | 'unauthenticated' | 'forbidden' | 'notFound'

/** Maps the error of a call to its code. */
export function toCallFailure(error: unknown): CallFailure {
  if (!(error instanceof ServiceError)) return 'unavailable'
  if (error.kind !== 'answer') return 'network'
  return codes[error.code ?? ''] ?? 'unavailable'
}

const codes: Readonly<Record<string, CallFailure>> = {
  UNAUTHENTICATED: 'unauthenticated',
  FORBIDDEN: 'forbidden',
  NOT_FOUND: 'notFound',
}
