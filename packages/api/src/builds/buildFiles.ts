/** A route rule of the build's manifest: the server redirects matching paths (API-03, ROUTE-23). */
export interface BuildRule {
  readonly pattern: string
  readonly redirect: string
  readonly external: boolean
}

/** Fetches the id of the latest build, bypassing caches. Throws if it fails (API-04). */
export async function fetchLatestBuild(now: number): Promise<string> {
  const { id } = await fetchRecord(`/builds/latest.json?${now}`)
  if (typeof id !== 'string') throw new Error('The newest build has no id')
  return id
}

/**
 * Fetches the route rules of a build for the site of this host, or for a site by its slug. Throws if it fails (API-03).
 */
export async function fetchBuildRules(buildId: string, siteSlug: string | null): Promise<readonly BuildRule[]> {
  const site = siteSlug === null ? '' : `?site=${encodeURIComponent(siteSlug)}`
  const { routeRules } = await fetchRecord(`/builds/meta/${encodeURIComponent(buildId)}.json${site}`)
  if (!Array.isArray(routeRules)) throw new Error(`The manifest of build ${buildId} has no route rules`)
  return routeRules.filter(isRule)
}

async function fetchRecord(path: string): Promise<Readonly<Record<string, unknown>>> {
  const response = await fetch(path, { headers: { Accept: 'application/json' }, signal: AbortSignal.timeout(patience) })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  const record: unknown = await response.json()
  if (typeof record !== 'object' || record === null) throw new Error(`${path} is no record`)
  return record as Readonly<Record<string, unknown>>
}

function isRule(rule: unknown): rule is BuildRule {
  if (typeof rule !== 'object' || rule === null) return false
  const { pattern, redirect, external } = rule as Readonly<Record<string, unknown>>
  return typeof pattern === 'string' && typeof redirect === 'string' && typeof external === 'boolean'
}

/** Timeout in milliseconds. */
const patience = 10_000
