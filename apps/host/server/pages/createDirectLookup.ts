import type { ContentClient } from '@kudex/api/content'
import { buildLink } from '@kudex/domain/links'
import { resolveRequest, type Resolution, type SystemData } from '@kudex/domain/paths'
import { resolveSite } from '@kudex/domain/sites'
import type { CacheMode } from '../../request/cacheMode.ts'
import type { DataCache } from '../caches/dataCache.ts'
import type { Redirect } from './redirectAnswer.ts'

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

/** Creates the lookup. What it answers is the end of the way: an offered locale, stored redirects followed. */
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
