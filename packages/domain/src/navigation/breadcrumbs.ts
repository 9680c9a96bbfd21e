import type { Breadcrumb, NavigationItem } from './navigation.types.ts'

/**
 * The breadcrumbs of a trail, home apart: an override replaces the title, the last step is not a link (NAV-07,
 * NAV-19).
 */
export function resolveBreadcrumbs(
  trail: readonly Pick<NavigationItem, 'title' | 'breadcrumbOverride' | 'url'>[],
): Breadcrumb[] {
  return trail.map((item, index) => ({
    title: item.breadcrumbOverride || item.title,
    url: index === trail.length - 1 ? null : item.url,
  }))
}
