import { toAddressKey } from '@kudex/domain/limits'
import type { RateLimiter } from '@kudex/node-server/rate-limits'
import type { Queries } from '../../database/database.types.ts'
import { rateLimits } from '../../limits.ts'
import { createSharedRateLimiter } from '../../rate-limits/sharedRateLimiter.ts'

/** An attempt to open a protected page; the peer is the visitor's address as the host knows it. */
interface UnlockAttempt {
  readonly page: string
  readonly peer: string
}

export type UnlockLimiter = RateLimiter<UnlockAttempt>

/**
 * Slows down guessing of page passwords, per peer and page and per peer over all pages. Not per page over all peers: a
 * stranger could lock everyone out.
 */
export function createUnlockLimiter(queries: Queries): UnlockLimiter {
  return createSharedRateLimiter(
    queries,
    'unlock',
    { ...rateLimits.unlockByPageAndAddress, toKey: ({ page, peer }) => `${toAddressKey(peer)} ${page}` },
    { ...rateLimits.unlockByAddress, toKey: ({ peer }) => toAddressKey(peer) },
  )
}
