import { LRUCache } from 'lru-cache'
import { findPurgeKind, type Purge } from './tags.ts'

/** A finished answer for everyone: the document or the data of a public page. */
export interface CachedPage {
  readonly key: string
  readonly status: number
  readonly contentType: string
  readonly etag: string
  readonly brotli: Buffer
  /** Made when the first browser asks for it: hardly any takes gzip and not Brotli. */
  gzip: Buffer | null
  /** `kudex-locale=de-ch`, written to visitors who do not send it; null where the address names no locale. */
  readonly localeCookie: string | null
  /** What the page was made from. */
  readonly tags: readonly string[]
  /** True for one of endlessly many spellings of a page, such as a search for any word. */
  readonly hasQuery: boolean
  /** Milliseconds since the epoch; later the page is still answered while one new one is made. */
  freshUntil: number
  /** True once a change touched the page: it is made anew before it is answered, and answered only if that fails. */
  isOutdated: boolean
  /** Makes the page anew; set while nobody does so. */
  readonly renew: () => void
  /** Answers prepared for the ways they are asked for, headers included. */
  readonly prepared: Map<string, PreparedAnswer>
}

export interface PreparedAnswer {
  readonly headers: readonly string[]
  /** Null for the bytes without compression, which hardly anybody asks for: they are unpacked for each answer. */
  readonly body: Buffer | null
}

export interface PageCache {
  /** The page under its key, fresh or stale. */
  find(key: string): CachedPage | undefined
  /** The page for a request as it came, without looking at it again. */
  findShortcut(shortcut: string): CachedPage | undefined
  keep(page: CachedPage): void
  keepShortcut(shortcut: string, page: CachedPage): void
  drop(key: string): void
  /** Drops what a change touched, or has it made anew before or behind the next answer. */
  purge(purge: Purge): void
  /** Makes every page stale (CACHE-04); pages are still answered while they are made anew. */
  makeStale(): void
  /** Drops every page: what addresses lead to has changed. */
  clear(): void
  readonly size: number
}

export interface PageCacheOptions {
  readonly maxBytes?: number
  readonly maxPages?: number
}

/**
 * Creates the page cache. It is bounded by the bytes of its pages; pages with a query, which anybody can invent, have a
 * quarter of them for themselves and cannot push out the others.
 */
export function createPageCache({ maxBytes = 16 * megabyte, maxPages = 4_000 }: PageCacheOptions = {}): PageCache {
  const create = (share: number) =>
    new LRUCache<string, CachedPage>({
      max: Math.ceil(maxPages * share),
      maxSize: Math.ceil(maxBytes * share),
      sizeCalculation: ({ key, brotli }) => Math.ceil(brotli.length * brotliWithGzip) + key.length * 2 + overhead,
    })
  const plain = create(0.75)
  const queried = create(0.25)
  const stores = [plain, queried]
  // One page has many spellings: unknown parameters, hosts. Strangers must not fill the memory with them. Keys, not
  // pages: a page that was replaced would be held by its shortcuts.
  const shortcuts = new LRUCache<string, string>({ max: maxPages })
  const find = (key: string) => plain.get(key) ?? queried.get(key)
  return {
    find,
    findShortcut(shortcut) {
      const key = shortcuts.get(shortcut)
      const page = key === undefined ? undefined : find(key)
      return page?.isOutdated ? undefined : page
    },
    keep(page) {
      const store = page.hasQuery ? queried : plain
      store.set(page.key, page)
    },
    keepShortcut(shortcut, page) {
      // A slice of a request keeps the whole of it in memory: the copy stands alone.
      if (shortcut.length <= longestShortcut) shortcuts.set(Buffer.from(shortcut).toString(), page.key)
    },
    drop(key) {
      for (const store of stores) store.delete(key)
    },
    purge(purge) {
      for (const store of stores) {
        for (const [key, page] of store.entries()) {
          const kind = findPurgeKind(purge, page.tags)
          if (kind === 'drop') store.delete(key)
          else if (kind === 'outdate') page.isOutdated = true
          else if (kind === 'stale') page.freshUntil = 0
        }
      }
    },
    makeStale() {
      for (const store of stores) for (const page of store.values()) page.freshUntil = 0
    },
    clear() {
      for (const store of stores) store.clear()
      shortcuts.clear()
    },
    get size() {
      return plain.size + queried.size
    },
  }
}

const megabyte = 1024 * 1024

/** Room for a page's gzip bytes, a quarter more than its Brotli bytes, is kept whether or not they have been asked for. */
const brotliWithGzip = 2.25

/** Bytes of a page beside its bodies: prepared headers, tags, what it takes to make it anew. */
const overhead = 4_096

const longestShortcut = 512
