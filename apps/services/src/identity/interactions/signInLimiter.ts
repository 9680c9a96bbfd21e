import { createHash } from 'node:crypto'
import { toAddressKey } from '@kudex/domain/limits'
import { createRateLimiter, type RateLimiter } from '@kudex/node-server/rate-limits'
import { rateLimits } from '../../limits.ts'

/** An attempt to sign in. */
export interface Attempt {
  readonly email: string
  readonly address: string
}

/**
 * Slows down password guessing: by account and address together, by account over all addresses, and by address over all
 * accounts. An unknown account counts like a known one.
 */
export function createSignInLimiter(): RateLimiter<Attempt> {
  return createRateLimiter(
    {
      ...rateLimits.signInByAccountAndAddress,
      toKey: ({ address, email }) => hash(toAddressKey(address), email),
    },
    { ...rateLimits.signInByAccount, toKey: ({ email }) => hash(email) },
    { ...rateLimits.signInByAddress, toKey: ({ address }) => toAddressKey(address) },
  )
}

function hash(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url')
}
