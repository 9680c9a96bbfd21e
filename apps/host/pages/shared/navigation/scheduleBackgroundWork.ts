import { log } from '../builds/browserLog.ts'
import type { LayoutData } from '../layout/layoutData.types.ts'

/** Milliseconds after the first view until the build's manifest is fetched (API-07). */
const manifestDelay = 1_000

/**
 * Starts what the first view does not need, a second later, with lazily loaded code: the watch for newer builds (API-05,
 * API-07) and the requests for page data before a click.
 */
export function scheduleBackgroundWork({ settings, siteSlug }: Pick<LayoutData, 'settings' | 'siteSlug'>): void {
  setTimeout(() => {
    import('./backgroundWork.ts')
      .then(({ prefetchLinks, watchBuilds }) => {
        watchBuilds(settings.buildId, siteSlug)
        prefetchLinks()
      })
      // Offline: continue without.
      .catch((error: unknown) => log('warn', 'Newer builds are not watched for:', error))
  }, manifestDelay)
}
