import { ServiceError } from '@kudex/api/transport'
import type { CallFailure } from '@kudex/machines/ports'

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
