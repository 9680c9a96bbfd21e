import { toAddressKey } from '@kudex/domain/limits'
import { createHash } from 'node:crypto'
import { createThrottle, type Limit, type Throttle } from '../../throttling/throttle.ts'

/** A try to sign in. */
export interface Attempt {
  readonly email: string
  readonly address: string
}

/**
 * Slows guessing down: by account and address together, by account over all addresses, and by address over all
 * accounts. An unknown account counts like a known one.
 */
export function createSignInThrottle(): Throttle<Attempt> {
  return createThrottle(limits)
}

const minute = 60

const limits: readonly Limit<Attempt>[] = [
  {
    keyPrefix: 'both',
    points: 5,
    duration: 15 * minute,
    toKey: ({ address, email }) => hash(toAddressKey(address), email),
  },
  { keyPrefix: 'account', points: 50, duration: 60 * minute, toKey: ({ email }) => hash(email) },
  { keyPrefix: 'address', points: 50, duration: 15 * minute, toKey: ({ address }) => toAddressKey(address) },
]

function hash(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url')
}
