import { toAddressKey } from '@kudex/domain/limits'
import { createThrottle, type Throttle } from '../../throttling/throttle.ts'

/** A try to open a protected page; the peer is the visitor's address as the host knows it. */
export interface UnlockAttempt {
  readonly page: string
  readonly peer: string
}

export type UnlockThrottle = Throttle<UnlockAttempt>

/**
 * Slows guessing at page passwords down, per peer and page and per peer over all pages. Not per page over all peers:
 * that would let a stranger lock everybody out.
 */
export function createUnlockThrottle(): UnlockThrottle {
  return createThrottle([
    {
      keyPrefix: 'page',
      points: 10,
      duration: 15 * minute,
      toKey: ({ page, peer }) => `${toAddressKey(peer)} ${page}`,
    },
    { keyPrefix: 'peer', points: 30, duration: 15 * minute, toKey: ({ peer }) => toAddressKey(peer) },
  ])
}

const minute = 60
