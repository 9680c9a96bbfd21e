import { resolveNavigation, type NavigationItem } from '@kudex/domain/navigation'
import type { ContentNavigation } from '@kudex/api/content'
import type { RequestContext } from '../../../request/requestContext.types.ts'
import { loadOptional } from '../../../request/loadOptional.ts'
import { toPreference } from '../locale/toPreference.ts'

/** The navigation tree of the site in the current locale (NAV-02…06); computed once per stored tree and mode. */
export async function loadNavigation(request: RequestContext): Promise<readonly NavigationItem[]> {
  const { system, address, mainOrigin } = request
  const { site, locale, siteSlug } = address
  const { isNextRelease } = request.visitor
  const id = site.headerNavigationId
  const stored = await loadOptional(request, ['navigation', id, locale.code], () =>
    request.content.fetchNavigation(id, toPreference(request)),
  )
  if (!stored) return []
  const mode = `${locale.code} ${siteSlug ?? ''} ${isNextRelease}`
  const byMode = known.get(stored) ?? new Map<string, ResolvedNavigation>()
  known.set(stored, byMode)
  const resolved = byMode.get(mode)
  if (resolved?.system === system) return resolved.items
  const items = resolveNavigation(stored.items, {
    locale,
    siteSlug,
    country: locale.country,
    isEditor: request.editor !== null,
    isNextRelease,
    isMainSite: site.isMain,
    system,
    mainOrigin,
  })
  byMode.set(mode, { system, items })
  return items
}

interface ResolvedNavigation {
  readonly system: RequestContext['system']
  readonly items: readonly NavigationItem[]
}

const known = new WeakMap<ContentNavigation, Map<string, ResolvedNavigation>>()
