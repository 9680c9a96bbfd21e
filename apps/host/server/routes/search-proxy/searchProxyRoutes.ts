import type { SearchClient } from '@kudex/api/search'
import { ServiceError } from '@kudex/api/transport'
import { buildLink } from '@kudex/domain/links'
import { parseSearchInput, toLocaleCode, type SearchInput } from '@kudex/domain/search'
import type { SystemData } from '@kudex/domain/paths'
import type { Site } from '@kudex/domain/sites'
import { limitBody } from '@kudex/node-server/bodies'
import { Hono } from 'hono'
import type { HostContext, HostEnv } from '../../hostContext.ts'
import { resolveSiteSlug } from '../../system/siteLocale.ts'
import { maxSearchBody } from '../../limits.ts'

export interface SearchProxyOptions {
  readonly system: { readonly current: SystemData | null }
  readonly search: SearchClient
  readonly onError: (error: unknown) => void
}

/**
 * Same-origin proxy for the search service at `/api/search-proxy`. Adds the URL that each result has on this host
 * (SEARCH-06…08, SEARCH-10).
 */
export function createSearchProxyRoutes({ system, search, onError }: SearchProxyOptions): Hono<HostEnv> {
  const routes = new Hono<HostEnv>()
  routes.use(async (context, next) => {
    context.header('Cache-Control', 'no-store')
    return next()
  })
  const limit = limitBody(maxSearchBody, (context) =>
    context.json({ error: `The request is larger than ${maxSearchBody} bytes.` }, 413),
  )

  const handle = async (c: HostContext, find: (input: SearchInput, link: Link) => Promise<object>) => {
    const snapshot = system.current
    if (!snapshot) return respondError(503, 'The search is not available', { 'retry-after': '10' })
    const { input, problem } = parseSearchInput(await readJson(c.req.raw))
    if (input === null) return respondError(400, problem)
    const site = snapshot.sites.find(({ slug, isMain }) => (input.siteSlug === '' ? isMain : slug === input.siteSlug))
    if (!site) return respondError(404, 'There is no such site')
    try {
      return Response.json(await find(input, createLink(input, site, snapshot, c.get('origin').hostname)))
    } catch (error) {
      onError(error)
      const status = error instanceof ServiceError && error.status !== null && error.status < 500 ? error.status : 503
      return respondError(status === 200 ? 503 : status, 'The search is not available', { 'retry-after': '10' })
    }
  }

  routes.post('/search', limit, (context) =>
    handle(context, async (input, link) => {
      const { page, fromPage, type } = input
      const found = await search.search({ ...toRequest(input), page, fromPage, type }, context.req.raw.signal)
      return { ...found, records: found.records.map((record) => ({ ...record, url: link(record.path) })) }
    }),
  )
  routes.post('/suggest', limit, (context) =>
    handle(context, async (input, link) => {
      const suggestions = await search.suggest(toRequest(input), context.req.raw.signal)
      return { suggestions: suggestions.map((suggestion) => ({ ...suggestion, url: link(suggestion.path) })) }
    }),
  )
  for (const path of ['/search', '/suggest'])
    routes.all(path, () => respondError(405, 'The address takes POST.', { allow: 'POST' }))
  return routes
}

type Link = (path: string) => string

function createLink(input: SearchInput, site: Site, system: SystemData, hostname: string): Link {
  const locale = { urlCode: toLocaleCode(input).toLowerCase() }
  const siteSlug = resolveSiteSlug(site, system, hostname)
  return (path) => buildLink(path, { locale, siteSlug })
}

function toRequest(input: SearchInput) {
  const { query, siteSlug } = input
  return { localeCode: toLocaleCode(input), siteSlug: siteSlug === '' ? null : siteSlug, query }
}

/** Null for bodies that are not JSON. */
async function readJson(request: Request): Promise<unknown> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) return null
  return request.json().catch(() => null)
}

function respondError(status: number, error: string, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json({ error }, { status, headers: { 'cache-control': 'no-store', ...headers } })
}
