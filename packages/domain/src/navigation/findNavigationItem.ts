import { NavigationError } from './navigationError.ts'
import type { NavigationItem } from './navigation.types.ts'

/** The items from the top down to the one with the given path; empty if not found (NAV-10). */
export function resolveTrail(items: readonly NavigationItem[], unlocalizedUrl: string): NavigationItem[] {
  return findTrail(items, (item) => item.unlocalizedUrl === unlocalizedUrl)
}

/** The item of a slug, a {@link NavigationError} when there is none (NAV-22). */
export function requireNavigationItem(items: readonly NavigationItem[], slug: string): NavigationItem {
  const item = findTrail(items, (candidate) => candidate.slug === slug).at(-1)
  if (!item) throw new NavigationError(`no navigation item with slug ${slug}`)
  return item
}

function findTrail(items: readonly NavigationItem[], matches: (item: NavigationItem) => boolean): NavigationItem[] {
  for (const item of items) {
    if (matches(item)) return [item]
    const below = [...item.items, ...item.unlistedItems, ...item.sections.flatMap((section) => section.items)]
    const trail = findTrail(below, matches)
    if (trail.length > 0) return [item, ...trail]
  }
  return []
}
