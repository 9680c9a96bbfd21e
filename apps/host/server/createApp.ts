import { join } from 'node:path'
import { isRedirectSource, type SystemData } from '@kudex/domain/paths'
import type { Settings } from '@kudex/domain/settings'
import type { TrustedProxies } from '@kudex/node-server/proxies'
import type { Logger } from '@kudex/node-server/logging'
import { Hono } from 'hono'
import { createPageCheck } from './access/createPageCheck.ts'
import type { EditorSessions } from './access/editorSessions.ts'
import type { SharedPreviews } from './access/sharedPreviews.ts'
import type { Authorize } from './access/authorize.ts'
import type { PageGrants } from './access/pageGrants.ts'
import { createPlainJson, toResponse } from './plainResponse.ts'
import type { Caches } from './caches/openCaches.ts'
import type { Services } from './createServices.ts'
import type { SecurityHeaders } from './headers/securityHeaders.ts'
import type { HostContext, HostEnv } from './hostContext.ts'
import { bodyTimeout } from './middleware/bodyTimeout.ts'
import { requireSameOrigin, requireSameOriginForCookies } from './middleware/sameOrigin.ts'
import { accessLog, countAs, handleError, requestContext, screening, securityHeaders } from './middleware/middleware.ts'
import type { HostMetrics } from './operations/metrics.ts'
import type { Readiness } from './operations/readiness.ts'
import { createPageHandler } from './pages/pageHandler.ts'
import { createPlainPage } from './pages/plainPage.ts'
import { createPageRenderer, type PageRendererOptions } from './pages/renderPage.ts'
import { accountPath, createAccountProxyRoutes } from './routes/account/accountProxyRoutes.ts'
import { createAssetRoutes, type AssetStore } from './routes/assets/assetStore.ts'
import { createBuildRoutes } from './routes/builds/buildRoutes.ts'
import { createCalendarRoutes } from './routes/calendars/calendarRoutes.ts'
import { createComparisonRoutes } from './routes/comparison/comparisonRoutes.ts'
import { createContactRoutes, createVCardRoutes } from './routes/contacts/contactRoutes.ts'
import { contentDraftPath, createContentDraftRoutes } from './routes/editor/contentDraftRoutes.ts'
import { createEditorSignInRoutes, editorSignInPath } from './routes/editor/editorSignInRoutes.ts'
import { limitEditorBody, requireEditor } from './routes/editor/requireEditor.ts'
import { createEntryRoutes, editorContentPath } from './routes/editor/entryRoutes.ts'
import { createMediaRoutes } from './routes/editor/mediaRoutes.ts'
import { createPageChoiceRoutes } from './routes/editor/pageChoiceRoutes.ts'
import { createReceiveMedia } from './routes/editor/receiveMedia.ts'
import { createSharedPreviewRoutes, sharedPreviewPath } from './routes/editor/sharedPreviewRoutes.ts'
import { createTranslationBulkRoutes } from './routes/editor/translationBulkRoutes.ts'
import { createPublishingRoutes, publishingPath } from './routes/editor/publishingRoutes.ts'
import { createTranslationImportRoute } from './routes/editor/translationImportRoute.ts'
import { createTranslationRoutes, translationPath } from './routes/editor/translationRoutes.ts'
import { createFeedRoutes } from './routes/feeds/feedRoutes.ts'
import { createFileRoutes } from './routes/files/fileRoutes.ts'
import { createFormHandler } from './routes/forms/formHandler.ts'
import { createFormRoute } from './routes/forms/formRoute.ts'
import type { PendingSubmissions } from './routes/forms/pendingSubmissions.ts'
import { createImageRoutes } from './routes/images/imageRoutes.ts'
import { createMailPreviewRoutes } from './routes/mails/mailPreviewRoutes.ts'
import { createNewsFeedRoutes } from './routes/news-feed/newsFeedRoutes.ts'
import { createPageAccessRoutes } from './routes/page-access/pageAccessRoutes.ts'
import { createSearchProxyRoutes } from './routes/search-proxy/searchProxyRoutes.ts'
import { createSessionRoutes } from './routes/session/sessionRoutes.ts'
import { createSiteNavigationRoutes } from './routes/site-navigation/siteNavigationRoutes.ts'
import { createSitemapRoutes } from './routes/sitemaps/sitemapRoutes.ts'
import { createTicketFileRoutes } from './routes/tickets/ticketFileRoutes.ts'
import { createTicketProxyRoutes, ticketsPath } from './routes/tickets/ticketProxyRoutes.ts'
import { createUploadClaims } from './routes/uploads/uploadClaims.ts'
import { createUploadHandler } from './routes/uploads/uploadHandler.ts'
import { createUploadProxyRoutes, uploadsPath } from './routes/uploads/uploadProxyRoutes.ts'
import { createUploadRoute } from './routes/uploads/uploadRoute.ts'
import type { Sessions } from './session/createSessions.ts'
import type { SystemStore } from './system/systemStore.ts'

/** Dependencies of the routes. */
export interface AppParts extends Services, Omit<PageRendererOptions, keyof Services> {
  readonly settings: Settings
  readonly log: Logger
  readonly metrics: HostMetrics
  readonly security: SecurityHeaders
  readonly proxies: TrustedProxies
  readonly readiness: Readiness
  readonly caches: Caches
  readonly system: SystemStore
  readonly sessions: Sessions
  readonly editors: EditorSessions
  readonly sharedPreviews: SharedPreviews
  readonly grants: PageGrants
  readonly authorize: Authorize
  readonly assets: AssetStore
  readonly folder: string
  readonly pendingSubmissions: PendingSubmissions
}

/** Creates the Hono app of the host: middleware first, then routes. The order matters. */
export function createApp(parts: AppParts): Hono<HostEnv> {
  const { log, metrics, security, settings, protectedContent, sessions } = parts
  // Temporary files; each process that shares the port has a folder of its own, which it empties at its start.
  const uploadFolder = join(parts.folder, 'uploads', String(settings.adminPort))
  const warn = (message: string) => (err: unknown) => log.warn({ err }, message)
  const app = new Hono<HostEnv>({ getPath: readRawPath })
  app.onError(handleError(log))

  app.use(accessLog(log, metrics))
  app.use(securityHeaders(security))
  app.use(screening)
  app.use(requestContext(parts.proxies, parts.publicOrigins))
  app.use(bodyTimeout)

  app.use('/api/*', countAs('endpoint'))
  const editorPaths = [contentDraftPath, `${editorContentPath}/*`]
  for (const path of ['/api/session', '/api/page-access', `${uploadsPath}/*`]) app.use(path, requireSameOrigin)
  for (const path of [`${accountPath}/*`, ticketsPath, ...editorPaths]) app.use(path, requireSameOriginForCookies)
  const editorOnly = requireEditor(parts.editors)
  for (const path of [...editorPaths, '/api/site-navigation/editor/*', `${translationPath}/*`]) {
    app.use(path, editorOnly)
  }
  app.route('/api/session', createSessionRoutes(parts))
  app.route(
    accountPath,
    createAccountProxyRoutes({
      identityIssuer: settings.identityIssuer,
      sessions,
      onError: warn('account request could not be forwarded'),
    }),
  )
  app.route(
    '/api/page-access',
    createPageAccessRoutes({
      ...parts,
      unlockPage: (request) => protectedContent.unlockPage(request),
      onError: warn('page password check failed'),
    }),
  )
  app.route('/api/search-proxy', createSearchProxyRoutes({ ...parts, onError: warn('search failed') }))
  app.route(
    uploadsPath,
    createUploadProxyRoutes({ url: settings.uploadsUrl, onError: warn('upload could not be forwarded') }),
  )
  app.route(
    ticketsPath,
    createTicketProxyRoutes({
      url: settings.ticketingUrl,
      sessions,
      onError: warn('ticketing operation could not be forwarded'),
    }),
  )
  app.route(
    '/api',
    createTicketFileRoutes({
      url: settings.ticketingUrl,
      sessions,
      onError: warn('file of the ticketing service could not be fetched'),
    }),
  )
  app.route(editorSignInPath, createEditorSignInRoutes({ ...parts, passwordHash: settings.editorPasswordHash }))
  const receiveMedia = createReceiveMedia({
    url: settings.uploadsUrl,
    folder: uploadFolder,
    onError: warn('file of an editor could not be forwarded'),
  })
  // Before the limit of the other routes: forms with files are larger.
  app.route(editorContentPath, createMediaRoutes({ ...parts, receiveMedia }))
  for (const path of [editorContentPath, translationPath]) app.use(`${path}/*`, limitEditorBody)
  app.route(translationPath, createTranslationBulkRoutes(parts))
  app.route(translationPath, createTranslationRoutes(parts))
  app.route(editorContentPath, createEntryRoutes(parts))
  app.route(editorContentPath, createPageChoiceRoutes(parts))
  app.route(sharedPreviewPath, createSharedPreviewRoutes(parts))
  app.route(publishingPath, createPublishingRoutes(parts))
  app.route(
    contentDraftPath,
    createContentDraftRoutes({
      url: settings.contentDraftUrl,
      token: settings.contentDraftToken,
      onError: warn('draft could not be fetched'),
    }),
  )
  app.route('/api/site-navigation', createSiteNavigationRoutes(parts))
  app.route('/api/news-feed', createNewsFeedRoutes(parts))
  app.route('/api/contact', createContactRoutes(parts))
  app.route('/api/comparison', createComparisonRoutes(parts))
  app.all('/api/*', () => toResponse(createPlainJson(404, { error: 'There is no such endpoint' })))

  app.get('*', countAs('asset'))
  app.route('/', createAssetRoutes(parts))
  app.get('*', countAs('endpoint'))
  app.route('/', createSitemapRoutes(parts))
  app.route('/feeds', createFeedRoutes(parts))
  app.route('/', createCalendarRoutes(parts))
  app.route('/vcards', createVCardRoutes(parts))
  app.route(
    '/style-guide/tools/email-links',
    createMailPreviewRoutes({ ...parts, onError: warn('mail preview failed') }),
  )
  app.get('*', (c, next) =>
    isMissingFile(c.req.path, parts.system.current) ? Promise.resolve(toResponse(createPlainPage(404))) : next(),
  )
  app.get('/images/*', countAs('image'))
  app.route(
    '/images',
    createImageRoutes({
      url: settings.imagesUrl,
      folder: join(parts.folder, 'images'),
      onError: warn('image could not be fetched'),
    }),
  )
  app.get('/file/*', countAs('file'))
  app.route(
    '/file',
    createFileRoutes({
      url: settings.filesUrl,
      protectedPages: {
        token: settings.contentDraftToken,
        mayOpen: createPageCheck({ ...parts, content: protectedContent, resolveSession: sessions.resolve }),
      },
      onError: warn('file could not be fetched'),
    }),
  )
  app.get('/healthz', () => toResponse(createPlainJson(200, { status: 'alive' })))
  app.get('/readyz', async () => toResponse(await parts.readiness.respond()))
  app.get('/blank-callback', (c) => respondBlank(c, security))
  app.route('/builds', createBuildRoutes(parts))

  app.use(countAs('page'))
  app.on(['PUT', 'PATCH', 'DELETE', 'OPTIONS'], '*', () => toResponse(createPlainPage(405, { Allow: 'GET, HEAD' })))
  const renderPage = createPageRenderer(parts)
  const forms = createFormHandler({ ...parts, onError: warn('form submission could not be forwarded') })
  app.post('*', createFormRoute({ ...parts, forms, renderPage }))
  const postedFiles = createUploadHandler({
    url: settings.uploadsUrl,
    folder: uploadFolder,
    claims: createUploadClaims(settings.sessionSecret),
    onError: warn('posted file could not be forwarded'),
  })
  app.post('*', createUploadRoute({ ...parts, postedFiles, renderPage }))
  app.post(
    '*',
    createTranslationImportRoute({ ...parts, renderPage, onError: warn('translations could not be imported') }),
  )
  app.all('*', createPageHandler({ ...parts, renderPage }))
  return app
}

/** Routes by the raw path; the URL that Hono gets is normalized. */
function readRawPath(_request: Request, options?: { readonly env?: HostEnv['Bindings'] }): string {
  const target = options?.env?.target
  return target?.kind === 'accepted' ? target.path : '/'
}

/**
 * True for paths of files at the root and of assets. They are 404 instead of a redirect to a locale, unless a stored
 * redirect leads from them, as from `/contact.php` of a former website (ROUTE-21).
 */
function isMissingFile(path: string, system: SystemData | null): boolean {
  if (path.startsWith('/assets/')) return true
  const isFile = /^\/[^/]+\.(?:css|gif|ico|jpe?g|js|map|php|png|svg|txt|webmanifest|webp|xml)$/i.test(path)
  return isFile && !(system && isRedirectSource(path, system))
}

/** Redirect URI of silent token renewal: an empty document that only this host may frame (ROUTE-33, PAGE-29). */
function respondBlank(c: HostContext, security: SecurityHeaders): Response {
  const list = security.list('frame', c.env.headerProfile)
  const headers = Object.fromEntries(list.flatMap((name, i) => (i % 2 === 0 ? [[name, list[i + 1] ?? '']] : [])))
  return toResponse({
    status: 200,
    headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
    body: '<!doctype html><html lang="en"><title></title></html>',
  })
}
