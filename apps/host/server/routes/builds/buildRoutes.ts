import { resolveSystemIndex, type SystemData } from '@kudex/domain/paths'
import { resolveSite } from '@kudex/domain/sites'
import { Hono } from 'hono'
import type { HostEnv } from '../../hostContext.ts'
import { respondJson } from '../respond.ts'

export interface BuildOptions {
  readonly system: { readonly current: SystemData | null }
  readonly assets: { readonly buildId: string }
}

/**
 * The build files that browsers poll: `/latest.json` names the current build, `/meta/{buildId}.json` has the route rules
 * of the requested site (API-03, API-04).
 */
export function createBuildRoutes({ system, assets: { buildId } }: BuildOptions): Hono<HostEnv> {
  const routes = new Hono<HostEnv>()
  routes.get('/latest.json', () => respondJson(200, { id: buildId }))
  routes.get('/meta/:file', (c) => {
    if (c.req.param('file') !== `${buildId}.json`) return respondNotFound()
    if (!system.current) return respondJson(503, { error: 'The route rules are not known yet' }, { 'Retry-After': '2' })
    // Several sites share a host and differ by their slug.
    const { site } = resolveSite(system.current.sites, c.get('origin').hostname, c.req.query('site') ?? null)
    const routeRules = resolveSystemIndex(system.current)
      .routeRules(site)
      .map(({ rule: { pattern, redirect, external } }) => ({ pattern, redirect, external }))
    return respondJson(200, { id: buildId, routeRules }, { 'Cache-Control': 'private, no-cache' })
  })
  routes.get('*', respondNotFound)
  return routes
}

function respondNotFound(): Response {
  return respondJson(404, { error: 'There is no such build' })
}
