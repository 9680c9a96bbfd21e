import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { createContentClient } from '@kudex/api/content'
import { createProductsClient } from '@kudex/api/products'
import { createSearchClient } from '@kudex/api/search'
import { createSalesClient } from '@kudex/api/sales'
import { listHostsWithoutConsent, resolveThirdParties, type Settings } from '@kudex/domain/settings'
import { listen } from '@kudex/node-server/listening'
import { createLogger } from '@kudex/node-server/logging'
import { createTrustedProxies } from '@kudex/node-server/proxies'
import { prepareDataFolder } from '@kudex/node-server/starting'
import type { AssetStore } from './routes/assets/assetStore.ts'
import { tagContentClient, tagProductsClient } from './caches/invalidation/tagClients.ts'
import { openCaches } from './caches/openCaches.ts'
import { createPageCache } from './caches/page-cache/pageCache.ts'
import { createPageCheck } from './access/createPageCheck.ts'
import { createPageGrants } from './access/pageGrants.ts'
import { createFormDesk } from './routes/forms/formDesk.ts'
import { createKeptSubmissions } from './routes/forms/keepSubmissions.ts'
import { createApp } from './createApp.ts'
import { createServer } from './createServer.ts'
import { createSecurityHeaders, type SecurityHeaders } from './headers/securityHeaders.ts'
import { createFileRoute } from './routes/files/createFileRoute.ts'
import { createImageCache } from './routes/images/imageCache.ts'
import { startAdminServer } from './operations/adminServer.ts'
import { createMetrics } from './operations/metrics.ts'
import { createReadiness } from './operations/readiness.ts'
import { createPageDesk } from './pages/createPageDesk.ts'
import { createPageMaker } from './pages/createPageMaker.ts'
import type { PageSession } from '../request/requestContext.types.ts'
import type { RenderPage } from './pages/page.types.ts'
import { createSessions } from './session/index.ts'
import { createCalendars } from './routes/calendars/calendars.ts'
import { createContactEndpoints } from './routes/contacts/contactEndpoints.ts'
import { createFeeds } from './routes/feeds/feeds.ts'
import { createMailPreviews } from './routes/mails/createMailPreviews.ts'
import { createComparisonFile } from './routes/comparison/createComparisonFile.ts'
import { createNewsFeed } from './routes/news-feed/newsFeed.ts'
import { createSitemaps } from './routes/sitemaps/sitemaps.ts'
import { createSiteNavigation } from './routes/site-navigation/siteNavigation.ts'
import { createUploadClaims } from './routes/uploads/uploadClaims.ts'
import { openUploadDesk } from './routes/uploads/uploadDesk.ts'
import { openSystemStore } from './system/systemStore.ts'

export interface RunningHost {
  readonly port: number
  readonly adminPort: number
  /** Lets running requests finish, then frees the ports. */
  readonly stop: () => Promise<void>
}

export interface HostParts {
  readonly render: RenderPage
  readonly assets: Pick<AssetStore, 'answer' | 'buildId'>
  /** Puts something before the front door, such as the modules of development. */
  readonly wrap?: (listener: RequestListener) => RequestListener
  /** Milliseconds that a service and a page may take. */
  readonly limits?: { readonly service: number; readonly page: number }
  /** Headers of every answer; left out, the production policy. */
  readonly security?: SecurityHeaders
}

/**
 * Starts the host: takes its ports first, so that a second start fails before it does anything, then answers. Until a
 * system snapshot is there, pages answer 503 and `/readyz` says so.
 */
export async function startHost(settings: Settings, parts: HostParts): Promise<RunningHost> {
  const log = createLogger({ level: settings.logLevel, process: 'host' })
  const limits = parts.limits ?? defaultLimits
  const folder = join(settings.dataDirectory, 'host')
  prepareDataFolder(folder, settings.dataDirectory)
  const thirdParties = resolveThirdParties(settings)
  for (const name of listHostsWithoutConsent(settings))
    log.warn({ host: name }, 'CONSENT_ID does not name this host: nobody can be asked, so nothing of others is loaded')
  const security = parts.security ?? createSecurityHeaders(settings.identityIssuer, thirdParties)
  const { identityIssuer, identityClientId, supportEmail, publicOrigins, contentUrl, productsUrl } = settings
  const publicSettings = {
    buildId: parts.assets.buildId,
    logLevel: settings.logLevel,
    identityIssuer,
    identityClientId,
    supportEmail,
    thirdParties,
  }
  const content = tagContentClient(createContentClient({ url: contentUrl, timeoutMilliseconds: limits.service }))
  const products = tagProductsClient(createProductsClient({ url: productsUrl, timeoutMilliseconds: limits.service }))
  const search = createSearchClient({ url: settings.searchUrl, timeoutMilliseconds: limits.service })
  const caches = openCaches({
    url: settings.cacheUrl,
    namespace: [publicSettings, publicOrigins, contentUrl, productsUrl],
    log,
    onSystemChange: () => void system.renew(),
  })
  const { data, pages: cache } = caches
  const metrics = createMetrics({ pages: () => cache.size, data: () => data.size })
  const proxies = createTrustedProxies(settings.trustedProxies)
  const sessions = createSessions(settings)
  const grants = createPageGrants(settings.sessionSecret)
  const guarded = createContentClient({
    url: settings.contentDraftUrl,
    timeoutMilliseconds: limits.service,
    headers: { authorization: `Bearer ${settings.contentDraftToken}` },
  })
  const system = await openSystemStore({
    fetch: (signal) => content.fetchSystemData({ signal }),
    file: join(folder, 'system.json'),
    log,
    onChange: () => caches.dropPages(),
  })
  const images = createImageCache({
    url: settings.imagesUrl,
    folder: join(folder, 'images'),
    onError: (err) => log.warn({ err }, 'a picture could not be fetched'),
  })
  const readiness = createReadiness({ system, settings, listFailing: () => caches.listFailing() })
  const make = createPageMaker({
    render: parts.render,
    content,
    products,
    search,
    fetchProtectedPage: (place, preference) => guarded.fetchPageBySlug(place, { ...preference, stage: 'PUBLISHED' }),
    data,
    publicOrigins,
    timeoutMilliseconds: limits.page,
    publicSettings,
  })
  const sales = createSalesClient({ url: settings.salesUrl, timeoutMilliseconds: limits.service })
  const kept = createKeptSubmissions({
    folder: join(folder, 'forms'),
    submit: (submission, peer) => sales.submit(submission, peer),
    log,
  })
  const forms = createFormDesk({
    sales,
    kept,
    publicOrigins,
    resolveAddress: proxies.resolveClientAddress,
    onError: (err) => log.warn({ err }, 'what a visitor sent could not be handed over'),
  })
  const uploads = await openUploadDesk({
    url: settings.uploadsUrl,
    folder: join(folder, 'uploads'),
    claims: createUploadClaims(settings.sessionSecret),
    publicOrigins,
    resolveAddress: proxies.resolveClientAddress,
    onError: (err) => log.warn({ err }, 'a file that a visitor sent could not be handed over'),
  })
  const resolveSession = async (cookieHeader: string | undefined): Promise<PageSession> => {
    const session = await sessions.resolve(cookieHeader)
    return session.kind === 'active' ? { kind: 'active', user: session.user } : { kind: session.kind }
  }
  const files = createFileRoute({
    url: settings.filesUrl,
    protectedPages: {
      token: settings.contentDraftToken,
      mayOpen: createPageCheck({ content: guarded, grants, resolveSession }),
    },
    onError: (err) => log.warn({ err }, 'a file could not be fetched'),
  })
  const onRevalidateError = (key: string, err: unknown) => log.warn({ err, key }, 'page revalidation failed')
  const answerPage = createPageDesk({
    system,
    content,
    caches,
    pageCache: createPageCache({
      store: caches.pages,
      render: make,
      clock: caches.clock,
      system,
      shared: caches.sharedPages,
      onRevalidateError,
    }),
    make,
    security,
    forms,
    uploads,
    publicOrigins,
    resolveSession,
    readGrants: (cookieHeader) => grants.read(cookieHeader),
  })
  const app = createApp({
    log,
    metrics,
    security,
    proxies,
    readiness,
    system,
    assets: parts.assets,
    session: { sessions, publicOrigins },
    access: {
      grants,
      unlockPage: (request) => guarded.unlockPage(request),
      publicOrigins,
      onError: (err) => log.warn({ err }, 'a password could not be checked'),
    },
    search: { system, search, onError: (err) => log.warn({ err }, 'a search could not be answered') },
    uploads: {
      url: settings.uploadsUrl,
      publicOrigins,
      resolveAddress: proxies.resolveClientAddress,
      onError: (err) => log.warn({ err }, 'an upload could not be passed on'),
    },
    navigation: createSiteNavigation({ system, content, data }),
    newsFeed: createNewsFeed({ system, content, data }),
    contacts: createContactEndpoints({ system, content, data }),
    comparisonFile: createComparisonFile({ system, products }),
    sitemaps: createSitemaps({ system, content, products, data, publicOrigins }),
    feeds: createFeeds({ system, content, data, publicOrigins }),
    calendars: createCalendars({ system, content, data, publicOrigins }),
    mails: createMailPreviews({ sales, onError: (err) => log.warn({ err }, 'a mail could not be shown') }),
    images,
    files,
    pages: answerPage,
  })
  const create = () => createServer({ app, cache, proxies, metrics, security, wrap: parts.wrap })
  const listening = await listen(create, settings.hosts, { port: settings.port, setting: 'PORT' })
  try {
    const admin = await startAdminServer(settings.adminPort, { metrics, readiness })
    void system.refresh()
    caches.follow(content)
    void kept.handOver()
    return {
      port: listening.port,
      adminPort: admin.port,
      async stop() {
        system.stop()
        caches.stop()
        kept.stop()
        await Promise.all([listening.close(stopPatience), admin.close(0)])
      },
    }
  } catch (error) {
    system.stop()
    caches.stop()
    kept.stop()
    await listening.close(0)
    throw error
  }
}

/** A service that hangs fails before the page does, so that the page can still say what is wrong. */
const defaultLimits = { service: 4_500, page: 5_000 }

/** How long running requests may take after a stop: longer than a page may. */
const stopPatience = 12_000
