import { accessRulesTag, systemTag } from '@kudex/domain/changes'
import type { Logger } from '@kudex/node-server/logging'
import { createDataCache, type DataCache } from './dataCache.ts'
import { followChanges, type ChangeFollower, type FollowerOptions } from './invalidation/followChanges.ts'
import { toInvalidation } from './invalidation/invalidation.ts'
import { createInvalidationClock, type InvalidationClock } from './invalidation/invalidationClock.ts'
import { createPageStore, type PageStore } from './page-cache/pageStore.ts'
import { openSharedCaches, type LogPosition, type SharedCache, type SharedPage } from './shared-cache/sharedCaches.ts'

/** The caches of one host process, kept up to date by the change log of the content service. */
export interface Caches {
  readonly data: DataCache
  readonly pages: PageStore
  readonly clock: InvalidationClock
  /** Shared by all host processes; null without CACHE_URL. */
  readonly sharedPages: SharedCache<SharedPage> | null
  /** Makes everything stale on every host; nothing is dropped (CACHE-04). */
  markStale(): void
  /** Drops all pages, and those being rendered, when system data such as sites or redirects has changed. */
  dropPages(): void
  /** Starts to follow the change log. `onFollowed` is called with each position that the caches have reached. */
  follow(content: FollowerOptions['content'], onFollowed: (cursor: string) => void): void
  /** Names what fails at the moment, for `/readyz`. */
  listFailing(): readonly string[]
  stop(): void
}

export interface CachesOptions {
  /** Address of the shared cache; null for none. */
  readonly url: string | null
  /** What pages depend on besides content: hosts that differ in it share nothing. */
  readonly namespace: readonly unknown[]
  readonly log: Logger
  /** Called when countries, languages, sites or redirects have changed. */
  readonly onSystemChange: () => void
}

/** Opens the caches. A shared cache that does not answer is treated as empty. */
export function openCaches({ url, namespace, log, onSystemChange }: CachesOptions): Caches {
  const clock = createInvalidationClock()
  const shared =
    url === null
      ? null
      : openSharedCaches({
          url,
          namespace,
          onReset: () => markOwnStale(),
          onChange: (isFailing, reason) =>
            isFailing ? log.warn({ reason }, 'shared cache unavailable') : log.info('shared cache available'),
        })
  const data = createDataCache({
    clock,
    shared: shared?.data ?? null,
    onRefreshError: (key, err) => log.warn({ err, key }, 'data refresh failed'),
  })
  const pages = createPageStore()
  let follower: ChangeFollower | null = null
  let position: LogPosition | null = null

  function markOwnStale(): void {
    clock.invalidateAll()
    data.markStale()
    pages.markStale()
  }

  /** What is requested from now on has the content of this position. */
  function reach(next: LogPosition): void {
    position = next
    clock.sequence = next.sequence
  }

  async function applyChange(tags: readonly string[], next: LogPosition): Promise<void> {
    const invalidation = toInvalidation(tags)
    reach(next)
    clock.invalidate([...invalidation.keys()])
    data.invalidate(invalidation)
    pages.invalidate(invalidation)
    if (invalidation.has(systemTag) || invalidation.has(accessRulesTag)) onSystemChange()
    log.debug({ tags }, 'content changed')
    await shared?.invalidate([...invalidation.keys()], next)
  }

  async function dropAll(next: LogPosition | null): Promise<void> {
    position = next
    clock.sequence = next?.sequence ?? 0
    clock.invalidateAll()
    data.clear()
    pages.clear()
    onSystemChange()
    await shared?.reset(next)
  }

  return {
    data,
    pages,
    clock,
    sharedPages: shared?.pages ?? null,
    markStale() {
      markOwnStale()
      void shared?.reset(position)
    },
    dropPages() {
      // Renders that are running use the old system data; cached data does not depend on it.
      clock.invalidate([systemTag])
      pages.clear()
    },
    follow(content, onFollowed) {
      follower = followChanges({
        content,
        findStart: async () => (await shared?.getPosition()) ?? null,
        onChange: applyChange,
        onLost: dropAll,
        onFollowed(next) {
          reach(next)
          onFollowed(next.cursor)
        },
        log,
      })
    },
    listFailing() {
      return [...(shared?.isFailing ? ['cache'] : []), ...(follower?.state === 'waiting' ? ['content-changes'] : [])]
    },
    stop() {
      follower?.stop()
      shared?.close()
    },
  }
}
