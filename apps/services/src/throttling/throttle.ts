import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** How many tries of one kind are free: those with the same key count together. */
export interface Limit<Attempt> {
  readonly keyPrefix: string
  readonly points: number
  /** Seconds. */
  readonly duration: number
  readonly toKey: (attempt: Attempt) => string
}

export interface Throttle<Attempt> {
  /** Counts a try; answers how long to wait when there were too many. */
  readonly tryOnce: (attempt: Attempt) => Promise<{ readonly secondsToWait: number } | null>
  /** Takes the try back. */
  readonly succeed: (attempt: Attempt) => Promise<void>
}

/** Slows guessing down by every limit given. Every process counts for itself. */
export function createThrottle<Attempt>(limits: readonly Limit<Attempt>[]): Throttle<Attempt> {
  const limiters = limits.map((limit) => ({ ...limit, limiter: new RateLimiterMemory(limit) }))

  return {
    // A try is counted before the password is checked, so that many at once do not slip through.
    tryOnce: async (attempt) => {
      const results = await Promise.all(limiters.map(({ limiter, toKey }) => consume(limiter, toKey(attempt))))
      const wait = Math.max(...results)
      return wait > 0 ? { secondsToWait: wait } : null
    },
    succeed: async (attempt) => {
      await Promise.all(limiters.map(({ limiter, toKey }) => limiter.reward(toKey(attempt), 1)))
    },
  }
}

/** Seconds to wait, 0 when the try is free. */
async function consume(limiter: RateLimiterMemory, key: string): Promise<number> {
  try {
    await limiter.consume(key)
    return 0
  } catch (rejection) {
    if (rejection instanceof RateLimiterRes) return Math.max(1, Math.ceil(rejection.msBeforeNext / 1000))
    throw rejection
  }
}
