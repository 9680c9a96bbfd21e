import type { Handler } from 'hono'
import type { Authorize } from '../access/authorize.ts'
import { toResponse } from '../plainResponse.ts'
import type { PageCache } from '../caches/page-cache/pageCache.ts'
import type { HostEnv } from '../hostContext.ts'
import type { CacheModes } from './cacheModes.ts'
import type { FindRedirect } from './findRedirect.ts'
import type { RenderRequest, RenderResult } from './page.types.ts'
import { createPlainPage } from './plainPage.ts'
import { resolvePage, toRenderRequest, type ResolveOptions } from './resolvePage.ts'
import { sendPage, type PageSender } from './sendPage.ts'

export interface PageHandlerOptions extends ResolveOptions, PageSender {
  readonly cacheModes: CacheModes
  readonly findRedirect: FindRedirect
  readonly authorize: Authorize
  readonly pageCache: PageCache
  readonly renderPage: (request: RenderRequest) => Promise<RenderResult>
}

/** Creates the handler of pages: resolve, redirect, authorize, get from the cache or render, send. */
export function createPageHandler(options: PageHandlerOptions): Handler<HostEnv> {
  const { cacheModes, findRedirect, authorize, pageCache, renderPage } = options
  return async (c) => {
    const { cacheMode, release } = await cacheModes.acquire(new URLSearchParams(c.get('screened').query))
    try {
      const page = resolvePage(c, options)
      if (!page) return toResponse(createPlainPage(503))
      const redirect = await findRedirect(page, c.get('origin').hostname, cacheMode)
      if (redirect) return redirect
      if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
        return toResponse(createPlainPage(405, { Allow: 'GET, HEAD' }))
      }
      const request = toRenderRequest(page, await authorize(page), cacheMode)
      const result = await (request.isShared ? pageCache.getOrRender(request) : renderPage(request))
      return sendPage(c, page, result, options)
    } finally {
      release()
    }
  }
}
