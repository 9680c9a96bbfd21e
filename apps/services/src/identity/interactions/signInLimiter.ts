import { toAddressKey } from '@kudex/domain/limits'
import type { RateLimiter } from '@kudex/node-server/rate-limits'
import type { Queries } from '../../database/database.types.ts'
import { rateLimits } from '../../limits.ts'
import { createSharedRateLimiter } from '../../rate-limits/sharedRateLimiter.ts'

/** A sign-in attempt. */
export interface Attempt {
  readonly email: string
  readonly address: string
  /** Id of the browser if the account has signed in there before. */
  readonly device?: string | null
}

/**
 * Limits password guessing per account and address, per account over all addresses, and per address over all
 * accounts. Unknown accounts count like known ones. A known device counts for itself: attempts from elsewhere do not lock
 * the owner out. The name says what is guessed.
 */
export function createSignInLimiter(queries: Queries, name: 'password' | 'code'): RateLimiter<Attempt> {
  return createSharedRateLimiter(
    queries,
    name,
    {
      ...rateLimits.signInByAccountAndAddress,
      toKey: ({ address, email, device }) => `${device ?? toAddressKey(address)} ${email}`,
    },
    { ...rateLimits.signInByAccount, toKey: ({ email, device }) => `${device ?? ''} ${email}` },
    { ...rateLimits.signInByAddress, toKey: ({ address, device }) => device ?? toAddressKey(address) },
  )
}

/** Limits attempts with passkeys per address: they name no account, and guessing one is impossible. */
export function createPasskeyLimiter(queries: Queries): RateLimiter<Pick<Attempt, 'address'>> {
  const toKey = ({ address }: Pick<Attempt, 'address'>) => toAddressKey(address)
  return createSharedRateLimiter(queries, 'passkey', { ...rateLimits.signInByAddress, toKey })
}
