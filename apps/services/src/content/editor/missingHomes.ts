import { and, asc, eq } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import { isShownIn } from '../pages/stages.ts'
import { countries, pages, sites, type Stage } from '../tables.ts'

/** The countries in which a site has no home page, with `ALL` for the international locales (SITE-18, EDITOR-10). */
export async function findMissingHomes(queries: Queries, siteId: string, stage: Stage): Promise<string[]> {
  const homes = await queries
    .select({ countries: pages.countries })
    .from(pages)
    .where(and(eq(pages.siteId, siteId), eq(pages.url, '/'), isShownIn(stage)))
  if (homes.some((home) => home.countries.length === 0)) return []
  const [site] = await queries.select().from(sites).where(eq(sites.id, siteId))
  if (!site) return []
  const rows = site.internationalOnly
    ? []
    : await queries.select().from(countries).where(eq(countries.hidden, false)).orderBy(asc(countries.sortIndex))
  const covered = new Set(homes.flatMap((home) => home.countries))
  return ['ALL', ...rows.map(({ code }) => code)].filter((code) => !covered.has(code))
}
