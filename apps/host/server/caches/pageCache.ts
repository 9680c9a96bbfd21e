import { LRUCache } from 'lru-cache'

/** A finished answer for everyone: the document or the data of a public page. */
export interface CachedPage {
  readonly key: string
  readonly status: number
  readonly contentType: string
  readonly etag: string
  readonly identity: Buffer
  readonly brotli: Buffer
  readonly gzip: Buffer
  /** `kudex-locale=de-ch`, written to visitors who do not send it; null where the address names no locale. */
  readonly localeCookie: string | null
  /** Milliseconds since the epoch; later the page is still answered while one new one is made. */
  freshUntil: number
  /** False once the page was replaced or dropped, so that shortcuts to it end. */
  isCurrent: boolean
  /** Makes the page anew; set while nobody does so. */
  readonly renew: () => void
  /** Answers prepared for the ways they are asked for, headers included. */
  readonly prepared: Map<string, PreparedAnswer>
}

export interface PreparedAnswer {
  readonly headers: readonly string[]
  readonly body: Buffer
}

export interface PageCache {
  /** The page under its key, fresh or stale. */
  find(key: string): CachedPage | undefined
  /** The page for a request as it came, without looking at it again. */
  findShortcut(shortcut: string): CachedPage | undefined
  keep(page: CachedPage): void
  keepShortcut(shortcut: string, page: CachedPage): void
  drop(key: string): void
  /** Makes every page stale (CACHE-04); pages are still answered while they are made anew. */
  purge(): void
  /** Drops every page: what addresses lead to has changed. */
  clear(): void
  readonly size: number
}

/** Creates the page cache; it is bounded by the bytes of its pages. */
export function createPageCache(options: { readonly maxBytes?: number; readonly maxPages?: number } = {}): PageCache {
  const { maxBytes = 128 * 1024 * 1024, maxPages = 5_000 } = options
  const pages = new LRUCache<string, CachedPage>({
    max: maxPages,
    maxSize: maxBytes,
    sizeCalculation: ({ identity, brotli, gzip }) => identity.length + brotli.length + gzip.length + 1,
    dispose: (page) => {
      page.isCurrent = false
    },
  })
  // One page has many spellings: unknown parameters, hosts. Strangers must not fill the memory with them.
  const shortcuts = new LRUCache<string, CachedPage>({ max: maxPages * 2 })
  return {
    find: (key) => pages.get(key),
    findShortcut(shortcut) {
      const page = shortcuts.get(shortcut)
      return page?.isCurrent ? page : undefined
    },
    keep(page) {
      pages.set(page.key, page)
    },
    keepShortcut(shortcut, page) {
      if (shortcut.length <= longestShortcut) shortcuts.set(shortcut, page)
    },
    drop(key) {
      pages.delete(key)
    },
    purge() {
      for (const page of pages.values()) page.freshUntil = 0
    },
    clear() {
      pages.clear()
      shortcuts.clear()
    },
    get size() {
      return pages.size
    },
  }
}

const longestShortcut = 512
