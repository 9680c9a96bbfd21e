import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { resolveLocaleCookieName } from '@kudex/domain/sites'
import type { CachedPage, PageCache } from '../caches/pageCache.ts'
import type { MadePage } from './createPageMaker.ts'
import type { PageOrder } from './page.types.ts'

/** Public pages, made once and answered to everyone. */
export interface KeptPages {
  /**
   * The page of an order from the cache, or newly made and kept if it may be; a stale page is answered while one new
   * one is made behind it.
   */
  obtain(order: PageOrder): Promise<CachedPage | MadePage>
}

export interface KeptPagesOptions {
  readonly cache: PageCache
  readonly make: (order: PageOrder) => Promise<MadePage>
  readonly onRenewError: (key: string, error: unknown) => void
  /** Milliseconds that a page counts as fresh; its data is fresh for longer. */
  readonly timeToLive?: number
}

/** Creates the keeper of public pages. */
export function createKeptPages({ cache, make, onRenewError, timeToLive = 60_000 }: KeptPagesOptions): KeptPages {
  const making = new Map<string, Promise<CachedPage | MadePage>>()

  function makeOnce(key: string, order: PageOrder): Promise<CachedPage | MadePage> {
    const running = making.get(key)
    if (running) return running
    const started = makeAndKeep(key, order).finally(() => {
      if (making.get(key) === started) making.delete(key)
    })
    making.set(key, started)
    return started
  }

  async function makeAndKeep(key: string, order: PageOrder): Promise<CachedPage | MadePage> {
    const made = await make(order)
    if (!made.isKeepable) return made
    const lasting: PageOrder = { ...order, wish: 'use' }
    const page = await finishPage(key, made, {
      localeCookie: toLocaleCookie(order),
      freshUntil: Date.now() + timeToLive,
      renew: () => renew(key, lasting),
    })
    cache.keep(page)
    return page
  }

  function renew(key: string, order: PageOrder): void {
    if (making.has(key)) return
    makeOnce(key, order).then(
      (page) => {
        // The page is gone or no longer for everyone: the next visitor is told so.
        if (!isCached(page)) cache.drop(key)
      },
      (error: unknown) => {
        const kept = cache.find(key)
        if (kept) kept.freshUntil = Date.now() + retryTime
        onRenewError(key, error)
      },
    )
  }

  return {
    async obtain(order) {
      const key = toPageKey(order)
      // Who clears waits for fresh data and must not be given what was under way before.
      if (order.wish === 'clear') return makeAndKeep(key, order)
      const kept = cache.find(key)
      if (!kept) return makeOnce(key, order)
      if (Date.now() >= kept.freshUntil) renew(key, { ...order, wish: 'use' })
      return kept
    },
  }
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

/** Milliseconds until a page that could not be renewed is tried again. */
const retryTime = 5_000

/** The cookie that remembers the locale an address names, `kudex-locale=de-ch`; null where it names none (LOCALE-14). */
export function toLocaleCookie({ address }: Pick<PageOrder, 'address'>): string | null {
  return address.hasLocalePrefix ? `${resolveLocaleCookieName(address.site)}=${address.locale.urlCode}` : null
}

async function finishPage(
  key: string,
  { status, contentType, body }: MadePage,
  life: Pick<CachedPage, 'localeCookie' | 'freshUntil' | 'renew'>,
): Promise<CachedPage> {
  const identity = Buffer.from(body)
  const [brotli, gzipped] = await Promise.all([
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } }),
    compressGzip(identity, { level: 9 }),
  ])
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  return {
    key,
    status,
    contentType,
    etag,
    identity,
    brotli,
    gzip: gzipped,
    isCurrent: true,
    prepared: new Map(),
    ...life,
  }
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
