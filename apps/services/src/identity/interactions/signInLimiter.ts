import { createHash } from 'node:crypto'
import { toAddressKey } from '@kudex/domain/limits'
import { createRateLimiter, type RateLimiter } from '@kudex/node-server/rate-limits'
import { rateLimits } from '../../limits.ts'

/** A sign-in attempt. */
export interface Attempt {
  readonly email: string
  readonly address: string
}

/**
 * Limits password guessing per account and address, per account over all addresses, and per address over all
 * accounts. Unknown accounts count like known ones.
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

/** Limits attempts with passkeys per address: they name no account, and guessing one is impossible. */
export function createPasskeyLimiter(): RateLimiter<Pick<Attempt, 'address'>> {
  return createRateLimiter({ ...rateLimits.signInByAddress, toKey: ({ address }) => toAddressKey(address) })
}

function hash(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url')
}
