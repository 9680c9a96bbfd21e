import type { ContentClient } from '@kudex/api/content'
import { buildLink } from '@kudex/domain/links'
import { resolveRequest, type Resolution, type SystemData } from '@kudex/domain/paths'
import { resolveSite } from '@kudex/domain/sites'
import type { CacheMode } from '../../request/cacheMode.ts'
import { loadOptional } from '../../request/loadOptional.ts'
import type { DataCache } from '../caches/dataCache.ts'
import { toRedirectResponse, type Redirect } from './redirects.ts'
import type { ResolvedPage } from './resolvePage.ts'

/** Host, system data and cache mode of a lookup by page id. */
export interface DirectLookupContext {
  readonly system: SystemData
  readonly hostname: string
  readonly cacheMode: CacheMode
}

/** Finds the URL of a page by its id; null if there is no such page or its site is not on this host (ROUTE-19, ROUTE-20). */
export type DirectLookup = (
  resolution: Extract<Resolution, { kind: 'direct' }>,
  context: DirectLookupContext,
) => Promise<Redirect | null>

export interface DirectLookupOptions {
  readonly content: Pick<ContentClient, 'fetchPage'>
  readonly data: Pick<DataCache, 'load'>
  readonly publicOrigins: readonly string[]
}

/** Resolves to the redirect response of a resolved request, else null. At most one hop (ROUTE-15). */
export type FindRedirect = (page: ResolvedPage, hostname: string, cacheMode: CacheMode) => Promise<Response | null>

/** Creates the redirect lookup. Stored redirects and rules need only the URL; `?direct` looks up the page by its id. */
export function createFindRedirect(options: DirectLookupOptions): FindRedirect {
  const lookUpDirect = createDirectLookup(options)
  return async ({ resolution, system, ending, toggleCookies }, hostname, cacheMode) => {
    const redirect =
      resolution.kind === 'redirect'
        ? { ...resolution, isLocaleNegotiated: !resolution.address.hasLocalePrefix }
        : resolution.kind === 'direct'
          ? await lookUpDirect(resolution, { system, hostname, cacheMode })
          : null
    return redirect && toRedirectResponse(redirect, ending, toggleCookies)
  }
}

/** Creates the lookup by page id. The target is final: its locale is offered and stored redirects are followed. */
export function createDirectLookup({ content, data, publicOrigins }: DirectLookupOptions): DirectLookup {
  return async ({ address, pageId, query }, { system, hostname, cacheMode }) => {
    const { language } = address.locale
    const preference = { language, fallbackLanguage: language }
    const page = await loadOptional(
      { load: (key, fetch) => data.load(key, fetch, cacheMode) },
      ['direct', pageId, language],
      () => content.fetchPage(pageId, preference),
    )
    // The content service hides protected pages; their URL is known from their access rule.
    const rule = page ? undefined : system.accessRules.find((one) => one.pageId === pageId)
    const siteId = page?.siteId ?? rule?.siteId
    const url = page?.url ?? rule?.path
    const site = system.sites.find(({ id }) => id === siteId)
    if (url === undefined || !site) return null
    const resolved = resolveSite(system.sites, hostname, site.slug)
    if (resolved.site !== site) return null
    const path = buildLink(url, { locale: address.locale, siteSlug: resolved.slugInPath ? site.slug : null })
    const target = resolveRequest({ hostname, path, query, cookies: {}, acceptLanguage: null, system, publicOrigins })
    if (target.kind === 'redirect') {
      return { status: 302, location: target.location, isExternal: target.isExternal, reason: 'direct' }
    }
    const { canonicalPath } = target.address
    const location = query === '' ? canonicalPath : `${canonicalPath}?${query}`
    return { status: 302, location, isExternal: false, reason: 'direct' }
  }
}
