import { createServer as createNodeServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import type { TrustedProxies } from '@kudex/node-server/proxies'
import type { Hono } from 'hono'
import type { PageStore } from './caches/page-cache/pageStore.ts'
import { handleClientErrors } from './clientErrors.ts'
import type { SecurityHeaders } from './headers/securityHeaders.ts'
import type { HostBindings, HostEnv } from './hostContext.ts'
import type { HostMetrics } from './operations/metrics.ts'
import { sendCachedPage } from './pages/sendPage.ts'
import { screenRequest } from './screen/screenRequest.ts'
import { toFastCacheKey } from './fastCacheKey.ts'
import { headersTimeout, keepAliveTimeout, requestTimeout } from './limits.ts'

export interface ServerParts {
  readonly app: Hono<HostEnv>
  readonly cache: Pick<PageStore, 'getByFastKey' | 'readBody'>
  readonly proxies: TrustedProxies
  readonly metrics: HostMetrics
  readonly security: SecurityHeaders
  /** Wraps the listener, as development does with Vite's middleware. */
  readonly wrap?: ((listener: RequestListener) => RequestListener) | undefined
}

/** Creates the HTTP server: serves exact hits of the page cache itself and passes all other requests to the app. */
export function createServer({ wrap = (listener) => listener, ...parts }: ServerParts): Server {
  // Requests without a `Host` header get the main site.
  const server = createNodeServer(
    { requestTimeout, headersTimeout, keepAliveTimeout, requireHostHeader: false },
    wrap(createListener(parts)),
  )
  const { security } = parts
  handleClientErrors(server, security.list('page', security.resolveHeaderProfile(undefined, false)))
  return server
}

function createListener({ app, cache, proxies, metrics, security }: ServerParts): RequestListener {
  const bindings = new WeakMap<IncomingMessage, Omit<HostBindings, keyof HttpBindings>>()
  const respond = getRequestListener(
    (request, { incoming, outgoing }) =>
      app.fetch(request, { incoming, outgoing, ...bindings.get(incoming as IncomingMessage)! }),
    { hostname: 'localhost', overrideGlobalObjects: false },
  )

  return (request, response) => {
    const host = proxies.resolveHost(request)
    const isSecure = proxies.isSecure(request)
    // Fast path: a key is indexed only after a request with the same key passed the whole lifecycle.
    const key = toFastCacheKey(request, host, isSecure)
    const page = key === null ? undefined : cache.getByFastKey(key)
    if (page) {
      if (Date.now() >= page.freshUntil) page.revalidate()
      sendCachedPage(page, request, response, {
        security,
        store: cache,
        headerProfile: security.resolveHeaderProfile(host, isSecure),
      })
      metrics.countResponse('page-cache', 200)
      return
    }
    const target = screenRequest({ method: request.method, url: request.url, host })
    const headerProfile = security.resolveHeaderProfile(target.kind === 'accepted' ? target.host : host, isSecure)
    bindings.set(request, { target, isSecure, headerProfile, fastCacheKey: key })
    // Hono rejects or normalizes unusual URLs: give it one that it can parse; createApp routes by `target`.
    request.url = target.kind === 'refused' ? '/' : toParsable(target)
    request.headers.host = 'localhost'
    void respond(request, response)
  }
}

function toParsable({ path, query }: { readonly path: string; readonly query: string }): string {
  const parsable = path.replaceAll('\\', '%5C')
  return query === '' ? parsable : `${parsable}?${query}`
}
