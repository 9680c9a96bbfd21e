import { setTimeout as pause } from 'node:timers/promises'
import { createRateLimiter } from '@kudex/node-server/rate-limits'
import { resolveCacheMode, type CacheMode } from '../../request/cacheMode.ts'
import type { Caches } from '../caches/openCaches.ts'
import { maxBypassingRenders, maxSystemWait, rateLimits } from '../limits.ts'

/** Limits the cache modes that queries request. Call `release` once the response is ready. */
export interface CacheModes {
  acquire(query: URLSearchParams): Promise<{ readonly cacheMode: CacheMode; readonly release: () => void }>
}

/** Creates the limits of the cache modes: any client may request fresh data, so both modes are limited (CACHE-07). */
export function createCacheModes(options: {
  readonly caches: Pick<Caches, 'markStale'>
  readonly system: { refresh(): Promise<void> }
}): CacheModes {
  const refreshLimiter = createRateLimiter<void>({ ...rateLimits.refresh, toKey: () => '' })
  const bypassLimiter = createRateLimiter<void>({ ...rateLimits.bypass, toKey: () => '' })
  let bypassing = 0

  const release = () => {
    bypassing -= 1
  }

  return {
    async acquire(query) {
      const requested = resolveCacheMode(query)
      if (requested === 'refresh' && (await refreshLimiter.consume()) === null) {
        options.caches.markStale()
        await Promise.race([options.system.refresh(), pause(maxSystemWait)])
        return { cacheMode: 'refresh', release: () => undefined }
      }
      // A refresh over the limit becomes a bypass: fresh data for its own response only.
      if (requested === 'use' || bypassing >= maxBypassingRenders) return { cacheMode: 'use', release: () => undefined }
      bypassing += 1
      if ((await bypassLimiter.consume()) === null) return { cacheMode: 'bypass', release }
      release()
      return { cacheMode: 'use', release: () => undefined }
    },
  }
}
