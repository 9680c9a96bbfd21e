import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { resolveSystemIndex, type SystemData } from '@kudex/domain/paths'
import { resolveSite } from '@kudex/domain/sites'
import type { TrustedProxies } from '@kudex/node-server/proxies'
import { Hono, type Handler } from 'hono'
import { toJsonAnswer, toResponse, type Answer, type Visit } from './answer.ts'
import type { SecurityHeaders } from './headers/securityHeaders.ts'
import type { HostContext, HostEnv } from './hostContext.ts'
import type { Logger } from '@kudex/node-server/logging'
import { bodyTimeout } from './middleware/bodyTimeout.ts'
import { accessLog, countAs, handleError, requestContext, screening, securityHeaders } from './middleware/middleware.ts'
import type { HostMetrics } from './operations/metrics.ts'
import type { Readiness } from './operations/readiness.ts'
import { createPlainPage } from './pages/plainPage.ts'
import type { AssetStore } from './routes/assets/assetStore.ts'
import { createBuilds } from './routes/builds/builds.ts'
import type { Calendars } from './routes/calendars/calendars.ts'
import type { ComparisonFile } from './routes/comparison/createComparisonFile.ts'
import type { ContactEndpoints } from './routes/contacts/contactEndpoints.ts'
import type { Feeds } from './routes/feeds/feeds.ts'
import type { ImageCache } from './routes/images/imageCache.ts'
import type { MailPreviews } from './routes/mails/createMailPreviews.ts'
import type { NewsFeed } from './routes/news-feed/newsFeed.ts'
import { createAccessRoutes, type AccessRoutesOptions } from './routes/page-access/createAccessRoutes.ts'
import { createSearchProxy, type SearchProxyOptions } from './routes/search-proxy/searchProxy.ts'
import { createSessionRoutes, type SessionRoutesOptions } from './routes/session/createSessionRoutes.ts'
import type { SiteNavigation } from './routes/site-navigation/siteNavigation.ts'
import type { Sitemaps } from './routes/sitemaps/sitemaps.ts'
import { createUploadProxy, type UploadProxyOptions } from './routes/uploads/createUploadProxy.ts'

export interface AppParts {
  readonly log: Logger
  readonly metrics: HostMetrics
  readonly security: SecurityHeaders
  readonly proxies: TrustedProxies
  readonly readiness: Readiness
  readonly system: { readonly current: SystemData | null }
  readonly assets: Pick<AssetStore, 'answer' | 'buildId'>
  readonly session: SessionRoutesOptions
  readonly access: AccessRoutesOptions
  readonly search: SearchProxyOptions
  readonly uploads: UploadProxyOptions
  readonly navigation: SiteNavigation
  readonly newsFeed: NewsFeed
  readonly contacts: ContactEndpoints
  readonly comparisonFile: ComparisonFile
  readonly sitemaps: Sitemaps
  readonly feeds: Feeds
  readonly calendars: Calendars
  readonly mails: MailPreviews
  readonly images: ImageCache
  readonly files: (visit: Visit) => Promise<unknown>
  readonly pages: (visit: Visit) => Promise<void>
}

/** The host's HTTP application: the middleware in their order, then the routes. */
export function createApp(parts: AppParts): Hono<HostEnv> {
  const { log, metrics, security } = parts
  const app = new Hono<HostEnv>({ getPath: readRawPath })
  app.onError(handleError(log))

  app.use(accessLog(log, metrics))
  app.use(securityHeaders(security))
  app.use(screening)
  app.use(requestContext(parts.proxies))
  app.use(bodyTimeout)

  app.use('/api/*', countAs('endpoint'))
  app.route('/api/session', createSessionRoutes(parts.session))
  app.route('/api/page-access', createAccessRoutes(parts.access))
  app.route('/api/search-proxy', createSearchProxy(parts.search))
  app.all('/api/uploads/*', writeResponse(createUploadProxy(parts.uploads)))
  app.all('/api/site-navigation/*', answer(parts.navigation))
  app.all('/api/news-feed/*', answer(parts.newsFeed))
  app.all('/api/contact/*', answer(parts.contacts))
  app.all('/api/comparison/*', answer(parts.comparisonFile))
  app.all('/api/*', () => toResponse(toJsonAnswer(404, { error: 'There is no such endpoint' })))

  app.get('*', countAs('asset'), async (c, next) => {
    const { incoming, outgoing, headerProfile } = c.env
    const isSent = parts.assets.answer(c.req.path, incoming, outgoing, security.list('page', headerProfile))
    return isSent ? RESPONSE_ALREADY_SENT : next()
  })
  app.get('*', countAs('endpoint'))
  app.get('/robots.txt', answer(parts.sitemaps))
  app.get('/sitemap.xml', answer(parts.sitemaps))
  app.get('/sitemaps/*', answer(parts.sitemaps))
  app.get('/feeds/*', answer(parts.feeds))
  app.get('/calendars/*', answer(parts.calendars))
  app.get('/vcards/*', answer(parts.contacts))
  app.get('/style-guide/tools/email-links/*', answer(parts.mails))
  app.get('*', (c, next) => (isFilePath(c.req.path) ? Promise.resolve(toResponse(createPlainPage(404))) : next()))
  app.get('/images/*', countAs('image'), async (c) =>
    toResponse(await parts.images.answer(c.req.path, c.env.incoming.headers['if-none-match'])),
  )
  app.get('/file/*', countAs('file'), writeVisit(parts.files))
  app.get('/healthz', () => toResponse(toJsonAnswer(200, { status: 'alive' })))
  app.get('/readyz', async () => toResponse(await parts.readiness.answer()))
  app.get('/blank-callback', (c) => respondBlank(c, security))
  const builds = createBuilds(parts.assets.buildId)
  app.get('/builds/*', async (c, next) => {
    const found = builds.answer(c.req.path, () => listRouteRules(c, parts.system.current))
    return found ? toResponse(found) : next()
  })
  app.all('*', countAs('page'), writeVisit(parts.pages))
  return app
}

/** Routes match the path as it was sent; the URL that Hono got is normalized. */
function readRawPath(_request: Request, options?: { readonly env?: HostEnv['Bindings'] }): string {
  const target = options?.env?.target
  return target?.kind === 'accepted' ? target.path : '/'
}

function toVisit(c: HostContext): Visit {
  const { incoming: request, outgoing: response, fastCacheKey } = c.env
  return { request, response, fastCacheKey, screened: c.get('screened'), origin: c.get('origin') }
}

function answer(module: { answer: (visit: Visit) => Promise<Answer | null> }): Handler<HostEnv> {
  return async (c, next) => {
    const found = await module.answer(toVisit(c))
    return found ? toResponse(found) : next()
  }
}

function writeVisit(write: (visit: Visit) => Promise<unknown>): Handler<HostEnv> {
  return async (c) => {
    await write(toVisit(c))
    return RESPONSE_ALREADY_SENT
  }
}

function writeResponse(
  write: (request: Visit['request'], response: Visit['response']) => Promise<void>,
): Handler<HostEnv> {
  return async (c) => {
    await write(c.env.incoming, c.env.outgoing)
    return RESPONSE_ALREADY_SENT
  }
}

/** Missing files are not pages: a browser that asks for an icon is not redirected to a locale. */
function isFilePath(path: string): boolean {
  return (
    path.startsWith('/assets/') ||
    /^\/[^/]+\.(?:css|gif|ico|jpe?g|js|map|php|png|svg|txt|webmanifest|webp|xml)$/i.test(path)
  )
}

/** The return address of silent renewal: empty, and this host alone may frame it (ROUTE-33, PAGE-29). */
function respondBlank(c: HostContext, security: SecurityHeaders): Response {
  const list = security.list('frame', c.env.headerProfile)
  const headers = Object.fromEntries(list.flatMap((name, i) => (i % 2 === 0 ? [[name, list[i + 1] ?? '']] : [])))
  return toResponse({
    status: 200,
    headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
    body: '<!doctype html><html lang="en"><title></title></html>',
  })
}

function listRouteRules(c: HostContext, system: SystemData | null) {
  if (!system) return null
  // Sites on one host differ by their slug.
  const { site } = resolveSite(system.sites, c.get('origin').hostname, c.req.query('site') ?? null)
  return resolveSystemIndex(system)
    .routeRules(site)
    .map(({ rule }) => rule)
}
