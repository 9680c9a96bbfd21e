import { createHash } from 'node:crypto'
import type { SystemData } from '@kudex/domain/paths'
import { resolveLocaleCookieName } from '@kudex/domain/sites'
import type { RenderRequest, RenderResult } from '../../pages/page.types.ts'
import { pageCacheLimits } from '../../limits.ts'
import type { InvalidationClock } from '../invalidation/invalidationClock.ts'
import type { SharedCache, SharedCacheEntry, SharedPage } from '../shared-cache/sharedCaches.ts'
import { withFallback } from '../withFallback.ts'
import { compressPage, type CachedPage } from './cachedPage.ts'
import type { PageStore } from './pageStore.ts'

/** Cache of rendered public pages. */
export interface PageCache {
  /**
   * Returns the cached page or renders it. Stale entries are served while one background render refreshes them;
   * invalidated entries are served only if rendering fails. A result that may not be cached is returned as rendered.
   */
  getOrRender(request: RenderRequest): Promise<CachedPage | RenderResult>
}

export interface PageCacheOptions {
  readonly store: PageStore
  readonly render: (request: RenderRequest) => Promise<RenderResult>
  readonly clock: InvalidationClock
  readonly system: { readonly current: SystemData | null }
  readonly shared?: SharedCache<SharedPage> | null
  /** Called when a page could not be rendered again. */
  readonly onRevalidateError: (key: string, error: unknown) => void
}

export function createPageCache(options: PageCacheOptions): PageCache {
  const { store, render, clock, system, shared = null, onRevalidateError } = options
  const { timeToLive, maxRevalidating, maxWait, retryDelay } = pageCacheLimits
  const running = new Map<string, RunningRender>()
  let revalidating = 0

  function renderOnce(key: string, request: RenderRequest): Promise<CachedPage | RenderResult> {
    const current = running.get(key)
    // A render that started before an invalidation may contain the old content.
    if (current && current.since === clock.now && request.cacheMode !== 'refresh') return current.page
    const started: RunningRender = { since: clock.now, page: renderAndStore(key, request) }
    running.set(key, started)
    started.page = started.page.finally(() => {
      if (running.get(key) === started) running.delete(key)
    })
    return started.page
  }

  async function renderAndStore(key: string, request: RenderRequest): Promise<CachedPage | RenderResult> {
    const { now: since, sequence } = clock
    const isCurrent = (tags: readonly string[]) => request.system === system.current && !clock.isStaleSince(since, tags)
    let entry = request.cacheMode === 'refresh' ? null : await getShared(key, request)
    if (!entry) {
      const result = await render(request)
      if (!result.isCacheable) {
        // An error may be temporary and leaves the cached page; a page that is gone or protected now replaces it.
        if (result.status < 500) store.delete(key)
        return result
      }
      entry = await toEntry(request, result)
      const isShareable = result.freshUntil > Date.now() && isCurrent(result.tags)
      if (sequence !== null && isShareable) shared?.set(toSharedKey(key, request), entry, sequence)
    }
    const { value, tags, freshUntil } = entry
    const repeated: RenderRequest = { ...request, cacheMode: 'use' }
    const page: CachedPage = {
      ...value,
      key,
      gzip: null,
      tags,
      hasQuery: request.query !== '',
      freshUntil,
      mustRevalidate: false,
      revalidate: () => revalidate(key, repeated),
      prepared: new Map(),
    }
    if (isCurrent(tags)) store.set(page)
    return page
  }

  async function getShared(key: string, request: RenderRequest): Promise<SharedCacheEntry<SharedPage> | null> {
    const entry = shared && (await shared.get(toSharedKey(key, request)))
    return entry && Date.now() < entry.freshUntil ? entry : null
  }

  async function toEntry(request: RenderRequest, result: RenderResult): Promise<SharedCacheEntry<SharedPage>> {
    // A page made from stale data is rendered again soon: the refresh of its data is already running.
    const freshUntil = Math.max(Date.now() + retryDelay, Math.min(Date.now() + timeToLive, result.freshUntil))
    const value = await compressPage({ ...result, localeCookie: toLocaleCookie(request) })
    return { value, tags: result.tags, freshUntil }
  }

  function revalidate(key: string, request: RenderRequest): void {
    if (running.has(key) || revalidating >= maxRevalidating) return
    revalidating += 1
    renderOnce(key, request)
      .then((page) => {
        if (!isCached(page) && page.status >= 500) throw page.error ?? new Error(`The page answered ${page.status}`)
      })
      .catch((error: unknown) => retryLater(key, error))
      .finally(() => {
        revalidating -= 1
      })
  }

  function retryLater(key: string, error: unknown): void {
    const cached = store.get(key)
    if (cached) Object.assign(cached, { freshUntil: Date.now() + retryDelay, mustRevalidate: false })
    onRevalidateError(key, error)
  }

  /** Waits for a new render; falls back to the cached page unless that was dropped meanwhile. */
  async function renderOrFallBack(key: string, request: RenderRequest): Promise<CachedPage | RenderResult> {
    const timeoutError = new Error('Rendering the page again timed out')
    const page = await withFallback(renderOnce(key, request), maxWait, null)
    if (page !== null && (isCached(page) || page.status < 500)) return page
    const cached = store.get(key)
    if (!cached) return page ?? renderOnce(key, request)
    retryLater(key, page?.error ?? timeoutError)
    return cached
  }

  return {
    async getOrRender(request) {
      const key = toPageKey(request)
      const cached = store.get(key)
      if (cached && request.cacheMode !== 'refresh' && !cached.mustRevalidate) {
        if (Date.now() >= cached.freshUntil) revalidate(key, { ...request, cacheMode: 'use' })
        return cached
      }
      const page = await (cached ? renderOrFallBack(key, request) : renderOnce(key, request))
      // The render of a concurrent request: its 404 page names the address of that request (ROUTE-52).
      const isForeign = !isCached(page) && page.status === 404 && page.requestedPath !== request.requestedPath
      return isForeign ? render(request) : page
    },
  }
}

interface RunningRender {
  /** Invalidation clock at the start. */
  readonly since: number
  page: Promise<CachedPage | RenderResult>
}

/** True for a cached page, false for a result that was rendered for a single response. */
export function isCached(page: CachedPage | RenderResult): page is CachedPage {
  return 'brotli' in page
}

/** Everything that the bytes of a public page may depend on (CACHE-06). */
export function toPageKey({ address, format, query, visitor, publicOrigin }: RenderRequest): string {
  const flags = `${visitor.measurementSystem} ${visitor.isNextRelease ? 'n' : ''}${visitor.isTesting ? 't' : ''}`
  // Whether the first segment of a path is the slug of the site depends on the host.
  const { site, siteSlug, canonicalPath } = address
  return [format, site.id, siteSlug ?? '', canonicalPath, query, flags, publicOrigin].join('\n')
}

/** Adds a hash of the system data: processes with different sites or languages do not share pages. */
function toSharedKey(key: string, { system }: RenderRequest): string {
  const hash = systemHashes.get(system) ?? createHash('sha256').update(JSON.stringify(system)).digest('base64url')
  systemHashes.set(system, hash)
  return `${key}\n${hash}`
}

const systemHashes = new WeakMap<SystemData, string>()

/** The cookie for the locale that an address names, `kudex-locale=de-ch`; null if it names none (LOCALE-14). */
export function toLocaleCookie({ address }: Pick<RenderRequest, 'address'>): string | null {
  return address.hasLocalePrefix ? `${resolveLocaleCookieName(address.site)}=${address.locale.urlCode}` : null
}
