import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import {
  listHostsWithoutConsent,
  resolveThirdParties,
  type PublicSettings,
  type Settings,
} from '@kudex/domain/settings'
import { listen } from '@kudex/node-server/listening'
import { createLogger } from '@kudex/node-server/logging'
import { createTrustedProxies } from '@kudex/node-server/proxies'
import { prepareDataFolder } from '@kudex/node-server/starting'
import type { PageSession } from '../request/requestContext.types.ts'
import { createAuthorize } from './access/authorize.ts'
import { createPageGrants } from './access/pageGrants.ts'
import { openCaches } from './caches/openCaches.ts'
import { createPageCache } from './caches/page-cache/pageCache.ts'
import { createApp, type AppParts } from './createApp.ts'
import { createServer } from './createServer.ts'
import { createServices } from './createServices.ts'
import { createSecurityHeaders, type SecurityHeaders } from './headers/securityHeaders.ts'
import { startAdminServer } from './operations/adminServer.ts'
import { createMetrics } from './operations/metrics.ts'
import { createReadiness } from './operations/readiness.ts'
import { createCacheModes } from './pages/cacheModes.ts'
import { createFindRedirect } from './pages/findRedirect.ts'
import type { RenderPage } from './pages/page.types.ts'
import { createPageRenderer, type PageRendererOptions } from './pages/renderPage.ts'
import type { AssetStore } from './routes/assets/assetStore.ts'
import { createFormHandler } from './routes/forms/formHandler.ts'
import { createKeptSubmissions } from './routes/forms/keepSubmissions.ts'
import { createUploadClaims } from './routes/uploads/uploadClaims.ts'
import { openUploadHandler } from './routes/uploads/uploadHandler.ts'
import { createSessions } from './session/index.ts'
import { openSystemStore } from './system/systemStore.ts'
import { renderLimits, shutdownTimeout } from './limits.ts'

export interface RunningHost {
  readonly port: number
  readonly adminPort: number
  /** Lets running requests finish, then frees the ports. */
  readonly stop: () => Promise<void>
}

export interface HostOptions {
  readonly render: RenderPage
  readonly assets: AssetStore
  /** Wraps the listener, as development does with Vite's middleware. */
  readonly wrap?: (listener: RequestListener) => RequestListener
  /** Milliseconds that a service and a page may take. */
  readonly limits?: { readonly service: number; readonly page: number }
  /** Headers of every response; left out, the production policy. */
  readonly security?: SecurityHeaders
}

/**
 * Starts the host: takes its ports first, so that a second start fails before it does anything, then answers. Until a
 * system snapshot is there, pages answer 503 and `/readyz` says so.
 */
export async function startHost(settings: Settings, options: HostOptions): Promise<RunningHost> {
  const log = createLogger({ level: settings.logLevel, process: 'host' })
  const folder = join(settings.dataDirectory, 'host')
  prepareDataFolder(folder, settings.dataDirectory)
  const limits = options.limits ?? renderLimits
  const security = options.security ?? createSecurityHeaders(settings.identityIssuer, resolveThirdParties(settings))
  warnOfMissingConsent(settings, log)

  const services = createServices(settings, limits.service)
  const publicSettings = toPublicSettings(settings, options.assets.buildId)
  const { publicOrigins, contentUrl, productsUrl } = settings
  const caches = openCaches({
    url: settings.cacheUrl,
    namespace: [publicSettings, publicOrigins, contentUrl, productsUrl],
    log,
    onSystemChange: () => void system.renew(),
  })
  const system = await openSystemStore({
    fetch: (signal) => services.content.fetchSystemData({ signal }),
    file: join(folder, 'system.json'),
    log,
    onChange: () => caches.dropPages(),
  })

  const metrics = createMetrics({ pages: () => caches.pages.size, data: () => caches.data.size })
  const proxies = createTrustedProxies(settings.trustedProxies)
  const base = {
    ...services,
    settings,
    log,
    metrics,
    security,
    proxies,
    system,
    publicOrigins,
    data: caches.data,
  }
  const readiness = createReadiness({ system, settings, listFailing: () => caches.listFailing() })
  const access = createAccess(base)
  const pages = createPages({
    ...base,
    ...access,
    caches,
    publicSettings,
    render: options.render,
    timeoutMilliseconds: limits.page,
  })
  const { submissions, ...forms } = await openForms(base, folder)
  const app = createApp({ ...base, ...access, ...pages, ...forms, readiness, folder, assets: options.assets })
  const create = () => createServer({ app, cache: caches.pages, proxies, metrics, security, wrap: options.wrap })
  const listening = await listen(create, settings.hosts, { port: settings.port, setting: 'PORT' })
  try {
    const admin = await startAdminServer(settings.adminPort, { metrics, readiness })
    void system.refresh()
    caches.follow(services.content)
    void submissions.handOver()
    return {
      port: listening.port,
      adminPort: admin.port,
      async stop() {
        system.stop()
        caches.stop()
        submissions.stop()
        await Promise.all([listening.close(shutdownTimeout), admin.close(0)])
      },
    }
  } catch (error) {
    system.stop()
    caches.stop()
    submissions.stop()
    await listening.close(0)
    throw error
  }
}

type Base = Pick<
  AppParts,
  | 'content'
  | 'protectedContent'
  | 'products'
  | 'search'
  | 'sales'
  | 'settings'
  | 'log'
  | 'system'
  | 'publicOrigins'
  | 'data'
  | 'proxies'
>

function warnOfMissingConsent(settings: Settings, log: Base['log']): void {
  for (const name of listHostsWithoutConsent(settings))
    log.warn({ host: name }, 'CONSENT_ID does not name this host: nothing of third parties is loaded there')
}

function toPublicSettings(settings: Settings, buildId: string): PublicSettings {
  const { logLevel, identityIssuer, identityClientId, supportEmail } = settings
  const thirdParties = resolveThirdParties(settings)
  return { buildId, logLevel, identityIssuer, identityClientId, supportEmail, thirdParties }
}

/** Sessions, grants and the decision who may see a page. */
function createAccess({ settings, protectedContent, log }: Base) {
  const sessions = createSessions(settings)
  const grants = createPageGrants(settings.sessionSecret)
  const resolveSession = async (cookieHeader: string | undefined): Promise<PageSession> => {
    const session = await sessions.resolve(cookieHeader)
    return session.kind === 'active' ? { kind: 'active', user: session.user } : { kind: session.kind }
  }
  const onError = (err: unknown) => log.warn({ err }, 'protected page could not be fetched')
  return {
    sessions,
    grants,
    resolveSession,
    authorize: createAuthorize({ protectedContent, grants, resolveSession, onError }),
  }
}

/** What the page handler takes: redirects, cache modes, the renderer and the page cache. */
function createPages(
  options: Base &
    PageRendererOptions & { readonly caches: ReturnType<typeof openCaches> } & {
      readonly system: { refresh(): Promise<void> }
    },
) {
  const { caches, system, log } = options
  const renderPage = createPageRenderer(options)
  const pageCache = createPageCache({
    store: caches.pages,
    render: renderPage,
    clock: caches.clock,
    system,
    shared: caches.sharedPages,
    onRevalidateError: (key, err) => log.warn({ err, key }, 'page revalidation failed'),
  })
  return {
    store: caches.pages,
    cacheModes: createCacheModes({ caches, system }),
    findRedirect: createFindRedirect(options),
    renderPage,
    pageCache,
  }
}

/** Forms and uploads without script; submissions wait on disk while the sales service is down. */
async function openForms({ settings, sales, log, publicOrigins, proxies }: Base, folder: string) {
  const shared = { publicOrigins, resolveAddress: proxies.resolveClientAddress }
  const submissions = createKeptSubmissions({
    folder: join(folder, 'forms'),
    submit: (submission, peer) => sales.submit(submission, peer),
    log,
  })
  return {
    submissions,
    forms: createFormHandler({
      ...shared,
      sales,
      kept: submissions,
      onError: (err) => log.warn({ err }, 'form submission could not be forwarded'),
    }),
    postedFiles: await openUploadHandler({
      ...shared,
      url: settings.uploadsUrl,
      folder: join(folder, 'uploads'),
      claims: createUploadClaims(settings.sessionSecret),
      onError: (err) => log.warn({ err }, 'posted file could not be forwarded'),
    }),
  }
}
