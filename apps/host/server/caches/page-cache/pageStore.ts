import { LRUCache } from 'lru-cache'
import { pageCacheLimits } from '../../limits.ts'
import { findEffect, type Invalidation } from '../invalidation/invalidation.ts'
import { decompressBody, type CachedPage } from './cachedPage.ts'

/** The cached pages of this process and the fast keys that lead to them. */
export interface PageStore {
  /** The page under its key, fresh or stale. */
  get(key: string): CachedPage | undefined
  /** The page under a fast key, unless it must be revalidated first. */
  getByFastKey(fastKey: string): CachedPage | undefined
  set(page: CachedPage): void
  setFastKey(fastKey: string, page: CachedPage): void
  /** The body without compression; recently sent ones are cached. */
  readBody(page: CachedPage): Buffer
  delete(key: string): void
  /** Drops or expires the pages that a change affects. */
  invalidate(invalidation: Invalidation): void
  /** Makes every page stale (CACHE-04): it is served once more while it is rendered again. */
  markStale(): void
  /** Drops every page. */
  clear(): void
  readonly size: number
}

/**
 * Creates the page store, bounded by bytes. Pages with a query have a quarter of it to themselves: clients can invent
 * any number of queries, which must not evict the other pages.
 */
export function createPageStore(): PageStore {
  const { maxBytes, maxPages } = pageCacheLimits
  const create = (share: number) =>
    new LRUCache<string, CachedPage>({
      max: Math.ceil(maxPages * share),
      maxSize: Math.ceil(maxBytes * share),
      sizeCalculation: ({ key, brotli }) => Math.ceil(brotli.length * brotliWithGzip) + key.length * 2 + overhead,
    })
  const plain = create(0.75)
  const queried = create(0.25)
  const stores = [plain, queried]
  // Maps to keys: references to pages would keep replaced pages in memory.
  const fastKeys = new LRUCache<string, string>({ max: maxPages })
  // By entity tag, which is a hash of the body.
  const bodies = new LRUCache<string, Buffer>({
    maxSize: pageCacheLimits.maxDecompressedBytes,
    sizeCalculation: (body) => body.length,
  })
  const get = (key: string) => plain.get(key) ?? queried.get(key)
  return {
    get,
    getByFastKey(fastKey) {
      const key = fastKeys.get(fastKey)
      const page = key === undefined ? undefined : get(key)
      return page?.mustRevalidate ? undefined : page
    },
    set(page) {
      const store = page.hasQuery ? queried : plain
      store.set(page.key, page)
    },
    setFastKey(fastKey, page) {
      // Copied: a substring keeps the whole request string in memory.
      if (fastKey.length <= maxFastKeyLength) fastKeys.set(Buffer.from(fastKey).toString(), page.key)
    },
    readBody(page) {
      const body = bodies.get(page.etag) ?? decompressBody(page)
      bodies.set(page.etag, body)
      return body
    },
    delete(key) {
      for (const store of stores) store.delete(key)
    },
    invalidate(invalidation) {
      for (const store of stores) {
        for (const [key, page] of store.entries()) {
          const effect = findEffect(invalidation, page.tags)
          if (effect === 'drop') store.delete(key)
          else if (effect === 'revalidate') page.mustRevalidate = true
          else if (effect === 'stale') page.freshUntil = 0
        }
      }
    },
    markStale() {
      for (const store of stores) for (const page of store.values()) page.freshUntil = 0
    },
    clear() {
      for (const store of stores) store.clear()
      fastKeys.clear()
      bodies.clear()
    },
    get size() {
      return plain.size + queried.size
    },
  }
}

/** Counts the gzip body as a quarter more than the Brotli body, even before it exists. */
const brotliWithGzip = 2.25

/** Bytes of an entry besides its bodies: prepared headers, tags, the render request. */
const overhead = 4_096

const maxFastKeyLength = 512
