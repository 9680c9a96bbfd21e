import type { RequestListener } from 'node:http'
import { hostname } from 'node:os'
import { join } from 'node:path'
import {
  listHostsWithoutConsent,
  resolveThirdParties,
  type PublicSettings,
  type Settings,
} from '@kudex/domain/settings'
import { listen } from '@kudex/node-server/listening'
import { createLogger, type Logger } from '@kudex/node-server/logging'
import { createTrustedProxies } from '@kudex/node-server/proxies'
import { prepareDataFolder } from '@kudex/node-server/starting'
import { createAuthorize } from './access/authorize.ts'
import { createEditorSessions } from './access/editorSessions.ts'
import { createPageGrants } from './access/pageGrants.ts'
import { createSharedPreviews } from './access/sharedPreviews.ts'
import { createPositionReporter } from './caches/invalidation/reportPosition.ts'
import { openCaches } from './caches/openCaches.ts'
import { createApp } from './createApp.ts'
import { createServer } from './createServer.ts'
import { createServices } from './createServices.ts'
import { createSecurityHeaders, type SecurityHeaders } from './headers/securityHeaders.ts'
import { startAdminServer } from './operations/adminServer.ts'
import { createMetrics } from './operations/metrics.ts'
import { createReadiness } from './operations/readiness.ts'
import type { RenderPage } from './pages/page.types.ts'
import type { AssetStore } from './routes/assets/assetStore.ts'
import { createPendingSubmissions } from './routes/forms/pendingSubmissions.ts'
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
  const readiness = createReadiness({ system, settings, listFailing: () => caches.listFailing() })
  const sessions = createSessions(settings)
  const editors = createEditorSessions({ ...settings, resolveSession: sessions.resolve })
  const sharedPreviews = createSharedPreviews({ ...settings, ...services })
  const grants = createPageGrants(settings.sessionSecret)
  const authorize = createAuthorize({
    ...services,
    grants,
    resolveSession: sessions.resolve,
    resolveEditor: editors.resolve,
    sharedPreviews,
    onError: (err) => log.warn({ err }, 'protected page could not be fetched'),
  })
  const pendingSubmissions = createPendingSubmissions({
    folder: join(folder, 'forms'),
    submit: (submission, peer) => services.sales.submit(submission, peer),
    log,
  })
  const app = createApp({
    ...services,
    settings,
    publicSettings,
    publicOrigins,
    folder,
    log,
    metrics,
    security,
    proxies,
    system,
    readiness,
    caches,
    data: caches.data,
    sessions,
    editors,
    sharedPreviews,
    grants,
    authorize,
    pendingSubmissions,
    assets: options.assets,
    render: options.render,
    timeoutMilliseconds: limits.page,
  })
  const create = () => createServer({ app, cache: caches.pages, proxies, metrics, security, wrap: options.wrap })
  const listening = await listen(create, settings.hosts, {
    port: settings.port,
    setting: 'PORT',
    isShared: settings.hostProcesses > 1,
  })
  const reporter = createPositionReporter({ ...services, hostId: toHostId(settings, listening.port), log })
  const stopJobs = () => {
    for (const job of [system, caches, pendingSubmissions]) job.stop()
  }
  try {
    const admin = await startAdminServer(settings.adminPort, { metrics, readiness })
    void system.refresh()
    caches.follow(services.content, reporter.report)
    void pendingSubmissions.submitAll()
    return {
      port: listening.port,
      adminPort: admin.port,
      async stop() {
        stopJobs()
        await Promise.all([listening.close(shutdownTimeout), admin.close(0), reporter.stop()])
      },
    }
  } catch (error) {
    stopJobs()
    await listening.close(0)
    throw error
  }
}

/** Identifies a process; the admin port tells those apart that share a port. */
function toHostId({ hostProcesses, adminPort }: Settings, port: number): string {
  return [hostname(), port, ...(hostProcesses > 1 ? [adminPort] : [])].join(':')
}

function warnOfMissingConsent(settings: Settings, log: Logger): void {
  for (const name of listHostsWithoutConsent(settings))
    log.warn({ host: name }, 'CONSENT_ID does not name this host: third-party content is not loaded there')
}

function toPublicSettings(settings: Settings, buildId: string): PublicSettings {
  const { logLevel, identityIssuer, identityClientId, supportEmail, portalUrls } = settings
  const thirdParties = resolveThirdParties(settings)
  return { buildId, logLevel, identityIssuer, identityClientId, supportEmail, portalUrls, thirdParties }
}
