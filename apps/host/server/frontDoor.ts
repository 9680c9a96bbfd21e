import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { resolveSystemIndex, type SystemData } from '@kudex/domain/paths'
import { resolveSite } from '@kudex/domain/sites'
import { sendAnswer, toJsonAnswer, type Visit } from './answer.ts'
import type { AssetStore } from './routes/assets/assetStore.ts'
import { createBuilds } from './routes/builds/builds.ts'
import type { PageStore } from './caches/page-cache/pageStore.ts'
import type { Endpoint } from './endpoints.ts'
import type { Calendars } from './routes/calendars/calendars.ts'
import type { ContactEndpoints } from './routes/contacts/contactEndpoints.ts'
import type { Feeds } from './routes/feeds/feeds.ts'
import type { SecurityHeaders } from './headers/securityHeaders.ts'
import type { ImageCache } from './routes/images/imageCache.ts'
import type { Log } from './log.ts'
import type { MailPreviews } from './routes/mails/createMailPreviews.ts'
import type { ComparisonFile } from './routes/comparison/createComparisonFile.ts'
import type { NewsFeed } from './routes/news-feed/newsFeed.ts'
import type { AnswerSource, HostMetrics } from './operations/metrics.ts'
import type { Readiness } from './operations/readiness.ts'
import { createPlainPage } from './pages/plainPage.ts'
import { isServiceDown } from './pages/createPageMaker.ts'
import { sendCachedPage } from './pages/sendPage.ts'
import { isSecureRequest, readHost, toRequestOrigin } from './requestOrigin.ts'
import type { IsTrustedProxy } from './screen/proxies.ts'
import { allowedMethods, screenRequest } from './screen/screenRequest.ts'
import { toFastCacheKey } from './fastCacheKey.ts'
import type { Sitemaps } from './routes/sitemaps/sitemaps.ts'
import type { SiteNavigation } from './routes/site-navigation/siteNavigation.ts'

export interface FrontDoorOptions {
  readonly assets: Pick<AssetStore, 'answer' | 'buildId'>
  readonly cache: PageStore
  readonly images: ImageCache
  /** Streams a file of the file service. */
  readonly files: (visit: Visit) => Promise<AnswerSource>
  readonly isTrustedProxy: IsTrustedProxy
  readonly log: Log
  readonly metrics: HostMetrics
  readonly readiness: Readiness
  readonly security: SecurityHeaders
  readonly system: { readonly current: SystemData | null }
  readonly sitemaps: Sitemaps
  readonly feeds: Feeds
  readonly calendars: Calendars
  readonly newsFeed: NewsFeed
  readonly contacts: ContactEndpoints
  readonly mails: MailPreviews
  readonly comparisonFile: ComparisonFile
  readonly navigation: SiteNavigation
  readonly answerPage: (visit: Visit) => Promise<void>
  /** Listeners of endpoints by the path they stand at: `/api/session`. */
  readonly endpoints: ReadonlyMap<string, Endpoint>
}

/**
 * Creates the listener that every request comes to. A kept page is answered at once; everything else is screened,
 * gets its headers and goes to the room that answers it. Whatever fails is answered and never hangs.
 */
export function createFrontDoor(options: FrontDoorOptions): RequestListener {
  const { cache, isTrustedProxy, log, metrics, security } = options
  const builds = createBuilds(options.assets.buildId)

  return (request, response) => {
    const isTrusted = isTrustedProxy(request)
    const host = readHost(request, isTrusted)
    const isSecure = isSecureRequest(request, isTrusted)
    const fastKey = toFastCacheKey(request, host, isSecure)
    const page = fastKey === null ? undefined : cache.getByFastKey(fastKey)
    if (page) {
      if (Date.now() >= page.freshUntil) page.revalidate()
      sendCachedPage(page, request, response, { security, entrance: security.resolveEntrance(host, isSecure) })
      metrics.countAnswer('page-cache', 200)
      return
    }
    void answer(request, response, { host, isSecure })
  }

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    { host, isSecure }: { readonly host: string | undefined; readonly isSecure: boolean },
  ): Promise<void> {
    const startedAt = performance.now()
    let source: AnswerSource = 'refused'
    try {
      setHeaders(response, security.list('page', security.resolveEntrance(host, isSecure)))
      const screened = screenRequest({ method: request.method, url: request.url, host })
      if (screened.kind === 'refused') {
        const headers = screened.status === 405 ? { Allow: allowedMethods.join(', ') } : {}
        sendAnswer({ request, response }, createPlainPage(screened.status, headers))
      } else {
        const entrance = security.resolveEntrance(screened.host, isSecure)
        const origin = toRequestOrigin(screened.host, isSecure, entrance)
        source = await route({ request, response, screened, origin })
      }
    } catch (error) {
      sendFault({ request, response }, error)
    }
    const seconds = (performance.now() - startedAt) / 1000
    metrics.countAnswer(source, response.statusCode, seconds)
    // The query stays out: it may hold a sign-in's code.
    const line = {
      method: request.method,
      path: request.url?.split('?')[0]?.slice(0, 200),
      status: response.statusCode,
    }
    log[response.statusCode >= 500 ? 'warn' : 'debug']({ ...line, milliseconds: Math.round(seconds * 1000) }, 'request')
  }

  async function route(visit: Visit): Promise<AnswerSource> {
    const { request, response, screened } = visit
    const { path } = screened
    const endpoint = findEndpoint(options.endpoints, path)
    if (endpoint) {
      // The endpoint gets the screened address, whatever form it came in.
      request.url = screened.query === '' ? path : `${path}?${screened.query}`
      request.headers.host = screened.host || 'localhost'
      await endpoint(request, response)
      return 'endpoint'
    }
    if (path === '/api' || path.startsWith('/api/')) {
      const answered =
        (await options.navigation.answer(visit)) ??
        (await options.newsFeed.answer(visit)) ??
        (await options.contacts.answer(visit)) ??
        (await options.comparisonFile.answer(visit))
      return sendEndpoint(visit, answered ?? notFound)
    }
    if (screened.method !== 'GET' && screened.method !== 'HEAD') return answerPage(visit)
    const headers = security.list('page', visit.origin.entrance)
    if (options.assets.answer(path, request, response, headers)) return 'asset'
    const list =
      (await options.sitemaps.answer(visit)) ??
      (await options.feeds.answer(visit)) ??
      (await options.calendars.answer(visit)) ??
      (await options.contacts.answer(visit)) ??
      (await options.mails.answer(visit))
    if (list) return sendEndpoint(visit, list)
    if (isFilePath(path)) return sendEndpoint(visit, createPlainPage(404))
    if (path.startsWith('/images/')) {
      sendAnswer(visit, await options.images.answer(path, request.headers['if-none-match']))
      return 'image'
    }
    if (path.startsWith('/file/')) return options.files(visit)
    switch (path) {
      case '/healthz':
        return sendEndpoint(visit, toJsonAnswer(200, { status: 'alive' }))
      case '/readyz':
        return sendEndpoint(visit, await options.readiness.answer())
      case '/blank-callback':
        return sendBlank(visit)
    }
    const build = builds.answer(path, () => resolveRules(visit))
    return build ? sendEndpoint(visit, build) : answerPage(visit)
  }

  async function answerPage(visit: Visit): Promise<AnswerSource> {
    await options.answerPage(visit)
    const { statusCode } = visit.response
    return statusCode >= 300 && statusCode < 400 ? 'redirect' : 'page'
  }

  /** The silent renewal's return address: empty, and framed by this host alone (ROUTE-33, PAGE-29). */
  function sendBlank(visit: Visit): AnswerSource {
    setHeaders(visit.response, security.list('frame', visit.origin.entrance))
    sendAnswer(visit, {
      status: 200,
      headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
      body: '<!doctype html><html lang="en"><title></title></html>',
    })
    return 'endpoint'
  }

  function resolveRules({ origin, screened }: Visit) {
    const system = options.system.current
    if (!system) return null
    // Sites that share a host are told apart by their slug.
    const slug = new URLSearchParams(screened.query).get('site')
    const { site } = resolveSite(system.sites, origin.hostname, slug)
    return resolveSystemIndex(system)
      .routeRules(site)
      .map(({ rule }) => rule)
  }

  function sendFault(exchange: Pick<Visit, 'request' | 'response'>, error: unknown): void {
    log.error({ err: error }, 'a request could not be answered')
    if (exchange.response.headersSent) exchange.response.destroy()
    else sendAnswer(exchange, createPlainPage(isServiceDown(error) ? 503 : 500))
  }
}

/** Files that are not there are no pages: a browser that asks for an icon is not sent on to a locale. */
function isFilePath(path: string): boolean {
  return (
    path.startsWith('/assets/') ||
    /^\/[^/]+\.(?:css|gif|ico|jpe?g|js|map|php|png|svg|txt|webmanifest|webp|xml)$/i.test(path)
  )
}

function findEndpoint(endpoints: ReadonlyMap<string, Endpoint>, path: string): Endpoint | undefined {
  for (const [prefix, listener] of endpoints) {
    if (path === prefix || path.startsWith(`${prefix}/`)) return listener
  }
  return undefined
}

function sendEndpoint(visit: Visit, answer: Parameters<typeof sendAnswer>[1]): AnswerSource {
  sendAnswer(visit, answer)
  return 'endpoint'
}

function setHeaders(response: ServerResponse, list: readonly string[]): void {
  for (let index = 0; index < list.length; index += 2) response.setHeader(list[index] ?? '', list[index + 1] ?? '')
}

const notFound = toJsonAnswer(404, { error: 'There is no such endpoint' })
