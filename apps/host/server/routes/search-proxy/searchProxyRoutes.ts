import type { SearchClient } from '@kudex/api/search'
import { ServiceError } from '@kudex/api/transport'
import { buildLink } from '@kudex/domain/links'
import { parseSearchInput, toLocaleCode, type SearchInput } from '@kudex/domain/search'
import { isCareersPath } from '@kudex/domain/navigation'
import type { SystemData } from '@kudex/domain/paths'
import type { Site } from '@kudex/domain/sites'
import { limitBody } from '@kudex/node-server/bodies'
import { Hono } from 'hono'
import { toContentPreference } from '../../../request/contentPreference.ts'
import type { HostContext, HostEnv } from '../../hostContext.ts'
import { readCookies } from '../../../request/cookies.ts'
import { leaveOutCareers } from '../../../request/leaveOutCareers.ts'
import { nextReleaseCookieName } from '../../../request/visitor.ts'
import { resolveSiteSlug } from '../../system/siteLocale.ts'
import { maxSearchBody } from '../../limits.ts'
import { respondJson } from '../respond.ts'

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
  const limit = limitBody(maxSearchBody, () => refuse(413, `The request is larger than ${maxSearchBody} bytes.`))

  const handle = async (
    c: HostContext,
    find: (input: SearchInput, link: Link, isTrimming: boolean) => Promise<object>,
  ) => {
    const snapshot = system.current
    if (!snapshot) return refuse(503, 'The search is not available', { 'Retry-After': '10' })
    const { input: body, problem } = parseSearchInput(await readJson(c.req.raw))
    if (body === null) return refuse(400, problem)
    const input = { ...body, ...toContentPreference(snapshot, body) }
    const site = snapshot.sites.find(({ slug, isMain }) => (input.siteSlug === '' ? isMain : slug === input.siteSlug))
    if (!site) return refuse(404, 'There is no such site')
    const isTrimming = site.isMain && readCookies(c.req.header('cookie'))[nextReleaseCookieName] === 'true'
    try {
      const link = createLink(input, site, snapshot, c.get('origin').hostname)
      return respondJson(200, await find(input, link, isTrimming))
    } catch (error) {
      // Browsers abort the request of a former word at each key.
      if (!c.req.raw.signal.aborted) onError(error)
      const status = error instanceof ServiceError && error.status !== null && error.status < 500 ? error.status : 503
      return refuse(status === 200 ? 503 : status, 'The search is not available', { 'Retry-After': '10' })
    }
  }

  routes.post('/search', limit, (context) =>
    handle(context, async (input, link, isTrimming) => {
      const { page, fromPage, type } = input
      const answer = await search.search({ ...toRequest(input), page, fromPage, type }, context.req.raw.signal)
      const found = isTrimming ? leaveOutCareers(answer) : answer
      return { ...found, records: found.records.map((record) => ({ ...record, url: link(record.path) })) }
    }),
  )
  routes.post('/suggest', limit, (context) =>
    handle(context, async (input, link, isTrimming) => {
      const suggestions = await search.suggest(toRequest(input), context.req.raw.signal)
      const shown = isTrimming ? suggestions.filter(({ path }) => !isCareersPath(path)) : suggestions
      return { suggestions: shown.map((suggestion) => ({ ...suggestion, url: link(suggestion.path) })) }
    }),
  )
  for (const path of ['/search', '/suggest'])
    routes.all(path, () => refuse(405, 'The address takes POST.', { Allow: 'POST' }))
  return routes
}

type Link = (path: string) => string

function createLink(input: SearchInput, site: Site, system: SystemData, hostname: string): Link {
  const locale = { urlCode: toLocaleCode(input).toLowerCase() }
  const siteSlug = resolveSiteSlug(site, system, hostname)
  return (path) => buildLink(path, { locale, siteSlug })
}

function toRequest(input: SearchInput) {
  const { query, siteSlug, fallbackLanguage } = input
  return { localeCode: toLocaleCode(input), fallbackLanguage, siteSlug: siteSlug === '' ? null : siteSlug, query }
}

/** Null for bodies that are not JSON. */
async function readJson(request: Request): Promise<unknown> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) return null
  return request.json().catch(() => null)
}

function refuse(status: number, error: string, headers: Readonly<Record<string, string>> = {}): Response {
  return respondJson(status, { error }, headers)
}
