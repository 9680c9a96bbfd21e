import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** Number of allowed attempts within a duration; attempts with the same key count together. */
export interface RateLimit<Attempt> {
  readonly points: number
  /** Seconds. */
  readonly duration: number
  readonly toKey: (attempt: Attempt) => string
}

/** Counts attempts against one or more limits. */
export interface RateLimiter<Attempt> {
  /** Counts an attempt. Null if it is allowed, else how long to wait. */
  readonly consume: (attempt: Attempt) => Promise<{ readonly secondsToWait: number } | null>
  /** Undoes the count of an attempt, such as a correct password. */
  readonly refund: (attempt: Attempt) => Promise<void>
}

/**
 * Creates a limiter with one or more limits; an attempt is allowed if every limit allows it. Each process counts for
 * itself.
 */
export function createRateLimiter<Attempt>(...limits: readonly RateLimit<Attempt>[]): RateLimiter<Attempt> {
  const limiters = limits.map((limit) => ({ toKey: limit.toKey, limiter: new RateLimiterMemory(limit) }))
  return {
    consume: async (attempt) => {
      const results = await Promise.all(limiters.map(({ limiter, toKey }) => consume(limiter, toKey(attempt))))
      const secondsToWait = Math.max(...results)
      return secondsToWait > 0 ? { secondsToWait } : null
    },
    refund: async (attempt) => {
      await Promise.all(limiters.map(({ limiter, toKey }) => limiter.reward(toKey(attempt), 1)))
    },
  }
}

/** Seconds to wait; 0 if the attempt is allowed. */
async function consume(limiter: RateLimiterMemory, key: string): Promise<number> {
  try {
    await limiter.consume(key)
    return 0
  } catch (rejection) {
    if (rejection instanceof RateLimiterRes) return Math.max(1, Math.ceil(rejection.msBeforeNext / 1000))
    throw rejection
  }
}
