import { createHash } from 'node:crypto'
import type { SystemData } from '@kudex/domain/paths'
import { resolveLocaleCookieName } from '@kudex/domain/sites'
import type { CachedPage, PageCache } from '../caches/pageCache.ts'
import type { PurgeBook } from '../caches/purgeBook.ts'
import type { Shelf } from '../caches/shelf.types.ts'
import { waitFor } from '../caches/waitFor.ts'
import type { MadePage } from './createPageMaker.ts'
import { finishPage, toShelfEntry, unpackPage, type FinishedPage } from './finishPage.ts'
import type { PageOrder } from './page.types.ts'

/** Public pages, made once and answered to everyone. */
export interface KeptPages {
  /**
   * The page of an order from the cache, or newly made and kept if it may be; a stale page is answered while one new
   * one is made behind it, one that a change touched is answered only when it cannot be made anew.
   */
  obtain(order: PageOrder): Promise<CachedPage | MadePage>
}

export interface KeptPagesOptions {
  readonly cache: PageCache
  readonly make: (order: PageOrder) => Promise<MadePage>
  readonly purges: PurgeBook
  readonly system: { readonly current: SystemData | null }
  /** Where hosts share the pages they made. */
  readonly shelf?: Shelf | null
  readonly onRenewError: (key: string, error: unknown) => void
  /** Milliseconds that a page counts as fresh; changes of content reach it sooner (CACHE-02). */
  readonly timeToLive?: number
  /** Pages that are made anew behind stale ones at the same time. */
  readonly maxRenewing?: number
  /** Milliseconds that a visitor waits for a page that is made anew before the last one is answered. */
  readonly patience?: number
}

/** Creates the keeper of public pages. */
export function createKeptPages(options: KeptPagesOptions): KeptPages {
  const { cache, make, purges, system, shelf = null, onRenewError } = options
  const { timeToLive = 30 * 60_000, maxRenewing = 4, patience = 5_000 } = options
  const making = new Map<string, Making>()
  let renewing = 0

  function makeOnce(key: string, order: PageOrder): Promise<CachedPage | MadePage> {
    const running = making.get(key)
    // Who clears, and who comes after a purge, must not be given what was under way before.
    if (running && running.since === purges.now && order.wish !== 'clear') return running.page
    const started: Making = { since: purges.now, page: findOrMake(key, order) }
    making.set(key, started)
    started.page = started.page.finally(() => {
      if (making.get(key) === started) making.delete(key)
    })
    return started.page
  }

  async function findOrMake(key: string, order: PageOrder): Promise<CachedPage | MadePage> {
    const since = purges.now
    const { sequence } = purges
    const found = order.wish === 'clear' ? null : await findShared(key, order)
    const page = found ?? (await finish(key, order, { since, sequence }))
    if (!('brotli' in page)) return dropOrLeave(key, page)
    const lasting: PageOrder = { ...order, wish: 'use' }
    const kept: CachedPage = { ...page, key, hasQuery: order.query !== '', renew: () => renew(key, lasting) }
    if (isTrue(since, order, kept.tags)) cache.keep(kept)
    return kept
  }

  /** Nothing that the page was made from has changed while it was made. */
  function isTrue(since: number, order: PageOrder, tags: readonly string[]): boolean {
    return order.system === system.current && !purges.isOvertaken(since, tags)
  }

  async function findShared(key: string, order: PageOrder): Promise<FinishedPage | null> {
    const entry = shelf && (await shelf.find(toShelfKey(key, order)))
    return entry && Date.now() < entry.freshUntil ? unpackPage(entry) : null
  }

  async function finish(
    key: string,
    order: PageOrder,
    { since, sequence }: Pick<PurgeBook, 'sequence'> & { readonly since: number },
  ): Promise<FinishedPage | MadePage> {
    const made = await make(order)
    if (!made.isKeepable) return made
    // Made from stale data, which is being fetched anew: the page follows soon.
    const freshUntil = Math.max(Date.now() + retryTime, Math.min(Date.now() + timeToLive, made.freshUntil))
    const page = await finishPage(made, { localeCookie: toLocaleCookie(order), freshUntil })
    const isShareable = sequence !== null && made.freshUntil > Date.now() && isTrue(since, order, made.tags)
    if (shelf && isShareable) shelf.keep(toShelfKey(key, order), toShelfEntry(page), sequence)
    return page
  }

  /** A page that is gone or no longer for everyone is forgotten; one that cannot be made at the moment is not. */
  function dropOrLeave(key: string, page: MadePage): MadePage {
    if (page.status < 500) cache.drop(key)
    return page
  }

  function renew(key: string, order: PageOrder): void {
    if (making.has(key) || renewing >= maxRenewing) return
    renewing += 1
    makeOnce(key, order)
      .then((page) => {
        if (!isCached(page) && page.status >= 500) throw page.error ?? new Error(`The page answered ${page.status}`)
      })
      .catch((error: unknown) => tryLater(key, error))
      .finally(() => {
        renewing -= 1
      })
  }

  function tryLater(key: string, error: unknown): void {
    const kept = cache.find(key)
    if (kept) Object.assign(kept, { freshUntil: Date.now() + retryTime, isOutdated: false })
    onRenewError(key, error)
  }

  /** The page made anew; the last one when that fails or takes too long, unless it was dropped meanwhile. */
  async function replace(key: string, order: PageOrder): Promise<CachedPage | MadePage> {
    const failed = new Error('The page was not ready in time')
    const page = await waitFor(makeOnce(key, order), patience, null)
    if (page !== null && (isCached(page) || page.status < 500)) return page
    const kept = cache.find(key)
    if (!kept) return page ?? makeOnce(key, order)
    tryLater(key, page?.error ?? failed)
    return kept
  }

  return {
    async obtain(order) {
      const key = toPageKey(order)
      const kept = cache.find(key)
      if (!kept) return makeOnce(key, order)
      if (order.wish === 'clear' || kept.isOutdated) return replace(key, order)
      if (Date.now() >= kept.freshUntil) renew(key, { ...order, wish: 'use' })
      return kept
    },
  }
}

interface Making {
  /** The clock of purges when it began. */
  readonly since: number
  page: Promise<CachedPage | MadePage>
}

/** Tells a kept page from one that was made for a single answer. */
export function isCached(page: CachedPage | MadePage): page is CachedPage {
  return 'brotli' in page
}

/** What a kept page depends on: nothing else may change its bytes (CACHE-06). */
export function toPageKey({ address, format, query, visitor, publicOrigin }: PageOrder): string {
  const marks = `${visitor.measurementSystem} ${visitor.isNextRelease ? 'n' : ''}${visitor.isTesting ? 't' : ''}`
  return [format, address.site.id, address.canonicalPath, query, marks, publicOrigin].join('\n')
}

/** Hosts that hold different sites and languages do not share pages. */
function toShelfKey(key: string, { system }: PageOrder): string {
  const mark = systemMarks.get(system) ?? createHash('sha256').update(JSON.stringify(system)).digest('base64url')
  systemMarks.set(system, mark)
  return `${key}\n${mark}`
}

const systemMarks = new WeakMap<SystemData, string>()

/** Milliseconds until a page that could not be renewed is tried again. */
const retryTime = 1_000

/** The cookie that remembers the locale an address names, `kudex-locale=de-ch`; null where it names none (LOCALE-14). */
export function toLocaleCookie({ address }: Pick<PageOrder, 'address'>): string | null {
  return address.hasLocalePrefix ? `${resolveLocaleCookieName(address.site)}=${address.locale.urlCode}` : null
}
