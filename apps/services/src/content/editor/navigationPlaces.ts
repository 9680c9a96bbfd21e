import { eq } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import { navigationItems, sites } from '../tables.ts'

/** Whether the header navigation of a site shows a page, hides it or does not contain it (NAV-03). */
export type NavigationPlace = 'shown' | 'hidden' | 'none'

/** Reads the header navigation of a site; returns a function for the place of a page in it. */
export async function readNavigationPlaces(
  queries: Queries,
  siteId: string,
): Promise<(pageId: string) => NavigationPlace> {
  const { id, parentId, pageId, hidden, hiddenSubItems } = navigationItems
  const items = await queries
    .select({ id, parentId, pageId, hidden, hiddenSubItems })
    .from(navigationItems)
    .innerJoin(sites, eq(sites.headerNavigationId, navigationItems.navigationId))
    .where(eq(sites.id, siteId))
  const byId = new Map(items.map((item) => [item.id, item]))
  // Bounded, since stored parents may form a cycle.
  const isHidden = (item: (typeof items)[number], levels = 20): boolean => {
    const parent = item.parentId === null ? undefined : byId.get(item.parentId)
    return (
      item.hidden || (levels > 0 && parent !== undefined && (parent.hiddenSubItems || isHidden(parent, levels - 1)))
    )
  }
  const places = new Map<string, NavigationPlace>()
  for (const item of items) {
    if (item.pageId === null || places.get(item.pageId) === 'shown') continue
    places.set(item.pageId, isHidden(item) ? 'hidden' : 'shown')
  }
  return (page) => places.get(page) ?? 'none'
}
