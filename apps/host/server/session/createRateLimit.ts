import { toAddressKey } from '@kudex/domain/limits'
import { LRUCache } from 'lru-cache'
import { wallClock } from './wallClock.ts'

/** Creates a limit of requests per address and time window; the answer is whether one more is fine. */
export function createRateLimit({
  requests,
  milliseconds,
}: {
  readonly requests: number
  readonly milliseconds: number
}) {
  const windows = new LRUCache<string, { count: number }>({
    max: 10_000,
    ttl: milliseconds,
    ttlResolution: 0,
    perf: wallClock,
  })
  return (address: string): boolean => {
    const key = toAddressKey(address)
    const window = windows.get(key) ?? { count: 0 }
    if (window.count === 0) windows.set(key, window)
    window.count += 1
    return window.count <= requests
  }
}
