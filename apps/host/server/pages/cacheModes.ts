import { createRateLimiter } from '@kudex/node-server/rate-limits'
import { resolveCacheMode, type CacheMode } from '../../request/cacheMode.ts'
import type { Caches } from '../caches/openCaches.ts'
import { withFallback } from '../caches/withFallback.ts'
import { maxBypassingRenders, maxSystemWait, rateLimits } from '../limits.ts'
import type { SystemStore } from '../system/systemStore.ts'

/** Limits the cache modes that queries request. */
export interface CacheModes {
  acquire(query: URLSearchParams): Promise<AcquiredMode>
}

/** How a request may use the caches. Call `release` once the response is ready. */
export interface AcquiredMode {
  readonly cacheMode: CacheMode
  /** True if the cached page is the response when a bypass fails: `cache=clear` never makes a page unavailable (CACHE-04). */
  readonly fallsBack: boolean
  readonly release: () => void
}

/** Creates the limits of the cache modes: any client may request fresh data, so both modes are limited (CACHE-07). */
export function createCacheModes(options: {
  readonly caches: Pick<Caches, 'markStale'>
  readonly system: Pick<SystemStore, 'refresh' | 'state'>
}): CacheModes {
  const { caches, system } = options
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
        caches.markStale()
        const refreshed = system.refresh().then(() => !system.state.isFailing)
        const isFresh = await withFallback(refreshed, maxSystemWait, false)
        // While the content service is down, waiting for the page too would take twice as long and fail.
        return { ...unlimited, cacheMode: isFresh ? 'refresh' : 'use' }
      }
      // A refresh over the limit becomes a bypass: fresh data for its own response only.
      if (requested === 'use' || bypassing >= maxBypassingRenders) return unlimited
      bypassing += 1
      if ((await bypassLimiter.consume()) === null)
        return { cacheMode: 'bypass', fallsBack: requested === 'refresh', release }
      release()
      return unlimited
    },
  }
}

const unlimited: AcquiredMode = { cacheMode: 'use', fallsBack: false, release: () => undefined }
