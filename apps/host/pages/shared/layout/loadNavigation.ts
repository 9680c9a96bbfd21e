import { resolveNavigation, type NavigationItem } from '@kudex/domain/navigation'
import type { ContentNavigation } from '@kudex/api/content'
import type { RequestContext } from '../../../request/requestContext.types.ts'
import { loadOptional } from '../../../request/loadOptional.ts'
import { toPreference } from '../locale/toPreference.ts'

/** The navigation tree of the site in the current locale (NAV-02…06); computed once per stored tree and mode. */
export async function loadNavigation(request: RequestContext): Promise<readonly NavigationItem[]> {
  const { site, locale, siteSlug } = request.address
  const { isNextRelease } = request.visitor
  const id = site.headerNavigationId
  const stored = await loadOptional(request, ['navigation', id, locale.code], () =>
    request.content.fetchNavigation(id, toPreference(request)),
  )
  if (!stored) return []
  const mode = `${locale.code} ${siteSlug ?? ''} ${isNextRelease}`
  const byMode = known.get(stored) ?? new Map<string, readonly NavigationItem[]>()
  known.set(stored, byMode)
  const resolved =
    byMode.get(mode) ??
    resolveNavigation(stored.items, {
      locale,
      siteSlug,
      country: locale.country,
      isEditor: request.editor !== null,
      isNextRelease,
      isMainSite: site.isMain,
    })
  byMode.set(mode, resolved)
  return resolved
}

const known = new WeakMap<ContentNavigation, Map<string, readonly NavigationItem[]>>()
