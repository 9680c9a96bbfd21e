import type { ContentClient } from '@kudex/api/content'
import { buildLink } from '@kudex/domain/links'
import { resolveRequest, type Resolution, type SystemData } from '@kudex/domain/paths'
import { resolveSite } from '@kudex/domain/sites'
import type { CacheMode } from '../../request/cacheMode.ts'
import type { DataCache } from '../caches/dataCache.ts'
import { toRedirectResponse, type Redirect } from './redirects.ts'
import type { ResolvedPage } from './resolvePage.ts'

/** Where a page is looked up by its id. */
export interface DirectPlace {
  readonly system: SystemData
  readonly hostname: string
  readonly cacheMode: CacheMode
}

/** Finds the address of a page by its id; null when there is none, or its site is not on this host (ROUTE-19, ROUTE-20). */
export type LookUpDirect = (
  asked: Extract<Resolution, { kind: 'direct' }>,
  place: DirectPlace,
) => Promise<Redirect | null>

export interface DirectLookupOptions {
  readonly content: Pick<ContentClient, 'fetchPage'>
  readonly data: Pick<DataCache, 'load'>
}

/** Answers the redirect that is due for a resolved request, or null: at most one hop (ROUTE-15). */
export type FindRedirect = (page: ResolvedPage, hostname: string, cacheMode: CacheMode) => Promise<Response | null>

/** Creates the search for redirects: stored ones and rules by the address alone, `?direct` by looking up the page. */
export function createFindRedirect(options: DirectLookupOptions): FindRedirect {
  const lookUpDirect = createDirectLookup(options)
  return async ({ resolution, system, ending, toggleCookies }, hostname, cacheMode) => {
    const redirect =
      resolution.kind === 'redirect'
        ? resolution
        : resolution.kind === 'direct'
          ? await lookUpDirect(resolution, { system, hostname, cacheMode })
          : null
    return redirect && toRedirectResponse(redirect, ending, toggleCookies)
  }
}

/** Creates the lookup by page id. Its target is final: an offered locale, stored redirects followed. */
export function createDirectLookup({ content, data }: DirectLookupOptions): LookUpDirect {
  return async ({ address, pageId, query }, { system, hostname, cacheMode }) => {
    const { language } = address.locale
    const preference = { language, fallbackLanguage: language }
    const page = await data.load(`direct ${pageId} ${language}`, () => content.fetchPage(pageId, preference), cacheMode)
    const site = system.sites.find(({ id }) => id === page?.siteId)
    if (!page || !site) return null
    const here = resolveSite(system.sites, hostname, site.slug)
    if (here.site !== site) return null
    const path = buildLink(page.url, { locale: address.locale, siteSlug: here.slugInPath ? site.slug : null })
    const found = resolveRequest({ hostname, path, query, cookies: {}, acceptLanguage: null, system })
    if (found.kind === 'redirect') {
      return { status: 302, location: found.location, isExternal: found.isExternal, reason: 'direct' }
    }
    const { canonicalPath } = found.address
    const location = query === '' ? canonicalPath : `${canonicalPath}?${query}`
    return { status: 302, location, isExternal: false, reason: 'direct' }
  }
}
