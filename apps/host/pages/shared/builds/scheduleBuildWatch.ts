import { log } from './browserLog.ts'
import type { LayoutData } from '../layout/layoutData.types.ts'

/** Milliseconds after the first view until the build's manifest is fetched (API-07). */
export const manifestDelay = 1_000

/** Starts watching for newer builds a second after the first view, with lazily loaded code (API-05, API-07). */
export function scheduleBuildWatch({ settings, siteSlug }: Pick<LayoutData, 'settings' | 'siteSlug'>): void {
  setTimeout(() => {
    import('./watchBuilds.ts')
      .then(({ watchBuilds }) => watchBuilds(settings.buildId, siteSlug))
      // Offline: continue without watching.
      .catch((error: unknown) => log('warn', 'Newer builds are not watched for:', error))
  }, manifestDelay)
}
