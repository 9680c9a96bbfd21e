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
import { createPendingSubmissions } from './routes/forms/pendingSubmissions.ts'
import { createUploadClaims } from './routes/uploads/uploadClaims.ts'
import { openUploadHandler } from './routes/uploads/uploadHandler.ts'
import { createSessions } from './session/createSessions.ts'
import { openSystemStore } from './system/systemStore.ts'
import { renderLimits, shutdownTimeout } from './limits.ts'

export interface RunningHost {
  readonly port: number
  readonly adminPort: number
  /** Waits for running requests, then closes the ports. */
  readonly stop: () => Promise<void>
}

export interface HostOptions {
  readonly render: RenderPage
  readonly assets: AssetStore
  /** Wraps the listener, as development does with Vite's middleware. */
  readonly wrap?: (listener: RequestListener) => RequestListener
  /** Timeouts of service calls and page renders, milliseconds. */
  readonly limits?: { readonly service: number; readonly page: number }
  /** Headers of every response. Default: the production policy. */
  readonly security?: SecurityHeaders
}

/**
 * Starts the host. Until there is a system snapshot, pages respond 503 and `/readyz` reports it.
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
    void submissions.submitAll()
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
    log.warn({ host: name }, 'CONSENT_ID does not name this host: third-party content is not loaded there')
}

function toPublicSettings(settings: Settings, buildId: string): PublicSettings {
  const { logLevel, identityIssuer, identityClientId, supportEmail } = settings
  const thirdParties = resolveThirdParties(settings)
  return { buildId, logLevel, identityIssuer, identityClientId, supportEmail, thirdParties }
}

/** Creates sessions, page grants and the access check. */
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

/** Creates the dependencies of the page handler. */
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

/** Creates the handlers of forms and of uploads without script. Pending submissions are stored on disk. */
async function openForms({ settings, sales, log, publicOrigins, proxies }: Base, folder: string) {
  const shared = { publicOrigins, resolveAddress: proxies.resolveClientAddress }
  const submissions = createPendingSubmissions({
    folder: join(folder, 'forms'),
    submit: (submission, peer) => sales.submit(submission, peer),
    log,
  })
  return {
    submissions,
    forms: createFormHandler({
      ...shared,
      sales,
      pendingSubmissions: submissions,
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
