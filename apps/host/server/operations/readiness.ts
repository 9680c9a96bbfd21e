import type { Settings } from '@kudex/domain/settings'
import { findFailingChecks, type HealthChecks } from '@kudex/node-server/health'
import type { SystemStore } from '../system/systemStore.ts'
import { createPlainJson, type PlainResponse } from '../plainResponse.ts'

/** Tells whether the host is ready: it holds a system snapshot; services that fail are named (contract, readyz). */
export interface Readiness {
  answer(): Promise<PlainResponse>
}

export interface ReadinessOptions {
  readonly system: SystemStore
  readonly settings: Pick<Settings, 'contentUrl' | 'productsUrl' | 'searchUrl' | 'imagesUrl' | 'identityIssuer'>
  /** Names parts of the host itself that do not work at the moment. */
  readonly listFailing?: () => readonly string[]
  readonly fetch?: typeof fetch
}

/** Creates the check; answers of services are kept for two seconds, so that asking often does not load them. */
export function createReadiness(options: ReadinessOptions): Readiness {
  const { system, settings, listFailing = () => [], fetch = globalThis.fetch } = options
  const checks: HealthChecks = {
    content: async () => !system.state.isFailing && (await answersGraphql(settings.contentUrl, fetch)),
    products: () => answersGraphql(settings.productsUrl, fetch),
    // Asked nothing, a search service says what it takes.
    search: () => answers(settings.searchUrl, fetch),
    // Any answer will do: which pictures there are is the service's matter.
    images: () => answers(`${settings.imagesUrl}/inline/default.webp`, fetch),
    identity: () => answers(`${settings.identityIssuer}/.well-known/openid-configuration`, fetch),
  }
  let kept: { readonly until: number; readonly failing: Promise<string[]> } | null = null
  return {
    async answer() {
      if (!system.current)
        return createPlainJson(503, { status: 'not ready', failing: ['system'] }, { 'Retry-After': '2' })
      if (!kept || Date.now() >= kept.until) kept = { until: Date.now() + 2_000, failing: findFailingChecks(checks) }
      const services = await kept.failing
      // A service that is down is named once.
      const own = listFailing().filter((part) => !services.some((service) => part.startsWith(service)))
      const failing = [...services, ...own]
      return createPlainJson(200, failing.length === 0 ? { status: 'ready' } : { status: 'degraded', failing })
    },
  }
}

async function answersGraphql(url: string, fetch: typeof globalThis.fetch): Promise<boolean> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"query":"{__typename}"}',
    signal: AbortSignal.timeout(2_000),
  })
  const answer: unknown = await response.json()
  // A proxy may answer in the place of a service: only GraphQL counts.
  if (!response.ok || typeof answer !== 'object' || answer === null || 'errors' in answer) return false
  return 'data' in answer && Boolean(answer.data)
}

async function answers(url: string, fetch: typeof globalThis.fetch): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(2_000) })
  await response.body?.cancel()
  return response.status < 500
}
