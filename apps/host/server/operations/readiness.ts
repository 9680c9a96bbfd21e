import type { Settings } from '@kudex/domain/settings'
import { findFailingChecks, type HealthChecks } from '@kudex/node-server/health'
import type { SystemStore } from '../system/systemStore.ts'
import { checkTimeout, readinessLifetime } from '../limits.ts'
import { createPlainJson, type PlainResponse } from '../plainResponse.ts'

/** Readiness of the host: ready with a system snapshot, degraded if services fail. */
export interface Readiness {
  respond(): Promise<PlainResponse>
}

export interface ReadinessOptions {
  readonly system: SystemStore
  readonly settings: Pick<
    Settings,
    | 'contentUrl'
    | 'productsUrl'
    | 'salesUrl'
    | 'ticketingUrl'
    | 'searchUrl'
    | 'imagesUrl'
    | 'filesUrl'
    | 'uploadsUrl'
    | 'identityIssuer'
  >
  /** Lists failing parts of the host itself. */
  readonly listFailing: () => readonly string[]
}

/**
 * Creates the readiness check; caches the results of service checks to limit their load. Most checks do not reach the
 * database of the embedded services, so their `/readyz` is requested too. Other implementations may lack that address.
 */
export function createReadiness(options: ReadinessOptions): Readiness {
  const { system, settings, listFailing } = options
  // The issuer may have the public origin, whose `/readyz` is this one.
  const isIssuerInternal = new URL(settings.identityIssuer).origin === new URL(settings.contentUrl).origin
  const checks: HealthChecks = {
    content: async () => !system.state.isFailing && (await answersGraphql(settings.contentUrl)),
    products: () => answersGraphql(settings.productsUrl),
    sales: () => answersGraphql(settings.salesUrl),
    // Any response below 500 passes: these services refuse a request without body or user, or lack the picture or file.
    ticketing: () => answers(settings.ticketingUrl),
    search: () => answers(settings.searchUrl),
    images: () => answers(`${settings.imagesUrl}/inline/default.webp`),
    files: () => answers(`${settings.filesUrl}/default`),
    uploads: () => answers(settings.uploadsUrl),
    identity: () => answers(`${settings.identityIssuer}/.well-known/openid-configuration`, isIssuerInternal),
  }
  let cached: { readonly until: number; readonly failing: Promise<string[]> } | null = null
  return {
    async respond() {
      if (!system.current)
        return createPlainJson(503, { status: 'not ready', failing: ['system'] }, { 'Retry-After': '2' })
      if (!cached || performance.now() >= cached.until)
        cached = { until: performance.now() + readinessLifetime, failing: findFailingChecks(checks) }
      const services = await cached.failing
      // List a failing service only once.
      const own = listFailing().filter((part) => !services.some((service) => part.startsWith(service)))
      const failing = [...services, ...own]
      return createPlainJson(200, failing.length === 0 ? { status: 'ready' } : { status: 'degraded', failing })
    },
  }
}

async function answersGraphql(url: string): Promise<boolean> {
  const [response, isProcessReady] = await Promise.all([
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"{__typename}"}',
      signal: AbortSignal.timeout(checkTimeout),
    }),
    isReady(url),
  ])
  const result: unknown = await response.json()
  // A proxy may respond instead of the service, so only a GraphQL result passes.
  if (!response.ok || typeof result !== 'object' || result === null || 'errors' in result) return false
  return isProcessReady && 'data' in result && Boolean(result.data)
}

async function answers(url: string, hasReadiness = true): Promise<boolean> {
  const [status, isProcessReady] = await Promise.all([fetchStatus(url), hasReadiness ? isReady(url) : true])
  return isProcessReady && status < 500
}

/** False if the process of a service reports that it is not ready. */
async function isReady(serviceUrl: string): Promise<boolean> {
  return (await fetchStatus(new URL('/readyz', serviceUrl).href)) !== 503
}

async function fetchStatus(url: string): Promise<number> {
  const response = await fetch(url, { signal: AbortSignal.timeout(checkTimeout) })
  await response.body?.cancel()
  return response.status
}
