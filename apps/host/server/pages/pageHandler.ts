import type { Logger } from '@kudex/node-server/logging'
import type { Handler } from 'hono'
import type { Authorize } from '../access/authorize.ts'
import { toResponse } from '../plainResponse.ts'
import type { Caches } from '../caches/openCaches.ts'
import { createPageCache, toPageKey } from '../caches/page-cache/pageCache.ts'
import { withFallback } from '../caches/withFallback.ts'
import type { HostEnv } from '../hostContext.ts'
import type { SecurityHeaders } from '../headers/securityHeaders.ts'
import { pageCacheLimits } from '../limits.ts'
import type { SystemStore } from '../system/systemStore.ts'
import { createCacheModes } from './cacheModes.ts'
import { createFindRedirect, type DirectLookupOptions } from './findRedirect.ts'
import type { RenderRequest, RenderResult } from './page.types.ts'
import { createPlainPage } from './plainPage.ts'
import { resolvePage, toRenderRequest, type ResolveOptions } from './resolvePage.ts'
import { sendPage, setPreviewHeaders } from './sendPage.ts'

export interface PageHandlerOptions extends ResolveOptions, DirectLookupOptions {
  readonly system: SystemStore
  readonly caches: Caches
  readonly security: SecurityHeaders
  readonly log: Logger
  readonly authorize: Authorize
  readonly renderPage: (request: RenderRequest) => Promise<RenderResult>
}

/** Creates the handler of pages: resolve, redirect, authorize, get from the cache or render, send. */
export function createPageHandler(options: PageHandlerOptions): Handler<HostEnv> {
  const { authorize, renderPage, caches, security, log } = options
  const cacheModes = createCacheModes(options)
  const findRedirect = createFindRedirect(options)
  const pageCache = createPageCache({
    store: caches.pages,
    clock: caches.clock,
    shared: caches.sharedPages,
    system: options.system,
    render: renderPage,
    onRevalidateError: (key, err) => log.warn({ err, key }, 'page revalidation failed'),
  })

  /** Renders a page that is not cached. If that fails or takes too long, the cached page of `fallback` is the result. */
  async function renderOrFallBack(request: RenderRequest, fallback: RenderRequest | null) {
    const cached = fallback?.isShared ? caches.pages.get(toPageKey(fallback)) : undefined
    if (!cached) return renderPage(request)
    const result = await withFallback(renderPage(request), pageCacheLimits.maxWait, null)
    return result !== null && result.status < 500 ? result : cached
  }

  return async (c) => {
    const { cacheMode, fallsBack, release } = await cacheModes.acquire(new URLSearchParams(c.get('screened').query))
    try {
      const page = resolvePage(c, options)
      if (!page) return toResponse(createPlainPage(503))
      const redirect = await findRedirect(page, c.get('origin').hostname, cacheMode)
      if (redirect) return redirect
      if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
        return toResponse(createPlainPage(405, { Allow: 'GET, HEAD' }))
      }
      const authorization = await authorize(page)
      const request = toRenderRequest(page, authorization, cacheMode)
      const result = request.isShared
        ? await pageCache.getOrRender(request)
        : await renderOrFallBack(request, fallsBack ? toRenderRequest(page, authorization, 'use') : null)
      if (request.stage !== null) setPreviewHeaders(c, security)
      return sendPage(c, page, result, { security, store: caches.pages })
    } finally {
      release()
    }
  }
}
