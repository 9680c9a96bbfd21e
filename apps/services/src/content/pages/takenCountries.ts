import { and, eq, or, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import { pages, type Stage } from '../tables.ts'
import { isShownIn } from './stages.ts'

export type AddressedPage = Pick<typeof pages.$inferSelect, 'siteId' | 'url'>

/**
 * The countries with a page of their own at the addresses, by {@link toAddressKey}. It takes precedence over the page for
 * all countries (SITE-18, PAGE-08).
 */
export async function findTakenCountries(
  queries: Queries,
  addresses: readonly AddressedPage[],
  stage: Stage,
): Promise<ReadonlyMap<string, string[]>> {
  const isAtAddress = addresses.map(({ siteId, url }) => and(eq(pages.siteId, siteId), eq(pages.url, url)))
  const named = await queries
    .select({ siteId: pages.siteId, url: pages.url, countries: pages.countries })
    .from(pages)
    .where(and(isShownIn(stage), sql`cardinality(${pages.countries}) > 0`, or(...isAtAddress)))
  const taken = new Map<string, string[]>()
  for (const page of named) taken.set(toAddressKey(page), [...(taken.get(toAddressKey(page)) ?? []), ...page.countries])
  return taken
}

export function toAddressKey({ siteId, url }: AddressedPage): string {
  return `${siteId} ${url}`
}
