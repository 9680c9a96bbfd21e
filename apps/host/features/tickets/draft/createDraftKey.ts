import { createKey } from '../../shared/createKey.ts'

/** An idempotency key of the ticketing service: 64 hexadecimal digits. */
export function createDraftKey(): string {
  return createKey() + createKey()
}
