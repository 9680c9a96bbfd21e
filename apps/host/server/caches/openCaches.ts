import { systemTag } from '@kudex/domain/changes'
import type { Log } from '../log.ts'
import { createDataCache, type DataCache } from './dataCache.ts'
import { followChanges, type ChangeFollower, type FollowerOptions } from './followChanges.ts'
import { createPageCache, type PageCache } from './pageCache.ts'
import { createPurgeBook, type PurgeBook } from './purgeBook.ts'
import { openSharedStore, type Position } from './sharedStore.ts'
import type { Shelf } from './shelf.types.ts'
import { toPurge } from './tags.ts'

/** The caches of one host, kept true by the log of changes and, if there is one, by the store that hosts share. */
export interface Caches {
  readonly data: DataCache
  readonly pages: PageCache
  readonly purges: PurgeBook
  /** Where hosts share finished pages; null without a shared store. */
  readonly pageShelf: Shelf | null
  /** Makes everything stale on every host; nothing is taken away (CACHE-04). */
  makeStale(): void
  /** What addresses lead to has changed: every page goes, and none that is under way is kept. */
  dropPages(): void
  /** Follows the log of changes from now on. */
  follow(content: FollowerOptions['content']): void
  /** Names what does not work at the moment, for `/readyz`. */
  listFailing(): readonly string[]
  stop(): void
}

export interface CachesOptions {
  /** Address of the shared store, null for none. */
  readonly url: string | null
  /** What pages depend on beside content: hosts that differ in it share nothing. */
  readonly parts: readonly unknown[]
  readonly log: Log
  /** Countries, languages, sites or redirects have changed. */
  readonly onSystemChange: () => void
}

/** Opens the caches; a shared store that does not answer is as good as none. */
export function openCaches({ url, parts, log, onSystemChange }: CachesOptions): Caches {
  const purges = createPurgeBook()
  const shared =
    url === null
      ? null
      : openSharedStore({
          url,
          parts,
          onCleared: () => makeOwnStale(),
          onChange: (isFailing) =>
            isFailing ? log.warn('the shared cache does not answer') : log.info('the shared cache answers'),
        })
  const data = createDataCache({
    purges,
    shelf: shared?.data ?? null,
    onRefreshError: (key, err) => log.warn({ err, key }, 'data could not be refreshed'),
  })
  const pages = createPageCache()
  let follower: ChangeFollower | null = null
  let position: Position | null = null

  function makeOwnStale(): void {
    purges.addAll()
    data.makeStale()
    pages.makeStale()
  }

  async function applyChange(tags: readonly string[], next: Position): Promise<void> {
    const purge = toPurge(tags)
    position = next
    purges.sequence = next.sequence
    purges.add([...purge.keys()])
    data.purge(purge)
    pages.purge(purge)
    if (purge.has(systemTag)) onSystemChange()
    log.debug({ tags }, 'content has changed')
    await shared?.purge([...purge.keys()], next)
  }

  async function applyLoss(next: Position | null): Promise<void> {
    position = next
    purges.sequence = next?.sequence ?? 0
    purges.addAll()
    data.clear()
    pages.clear()
    onSystemChange()
    await shared?.reset(next)
  }

  return {
    data,
    pages,
    purges,
    pageShelf: shared?.pages ?? null,
    makeStale() {
      makeOwnStale()
      void shared?.reset(position)
    },
    dropPages() {
      // Pages that are under way know the old sites; data does not depend on them.
      purges.add([systemTag])
      pages.clear()
    },
    follow(content) {
      follower = followChanges({
        content,
        findStart: async () => (await shared?.findPosition()) ?? null,
        onChange: applyChange,
        onLost: applyLoss,
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
