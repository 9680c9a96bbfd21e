import { and, count, eq, inArray, like, sql, type SQL } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import { escapePattern } from '../../database/escapePattern.ts'
import type { ContentContext } from '../context.ts'
import { pageListings, pages } from '../tables.ts'
import { maxListedPages } from '../../limits.ts'

/** A part of the pages whose listing matches a condition in a stage, by address, and the number of all of them. */
export async function findPages(
  queries: Queries,
  { stage, where, ...part }: PageFilter,
): Promise<{ readonly total: number; readonly pages: readonly FoundPage[] }> {
  const { pageId, targetStates } = pageListings
  const { limit, offset } = toPart(part)
  const isFound = and(eq(pageListings.stage, stage), where)
  // Conditions are evaluated for all pages: once for the part and its total.
  const found = await queries
    .select({ pageId, targetStates, total: sql`count(*) over ()`.mapWith(Number) })
    .from(pageListings)
    .where(isFound)
    .orderBy(...byAddress)
    .limit(limit)
    .offset(offset)
  const [first] = found
  if (!first) {
    if (offset === 0 && limit > 0) return { total: 0, pages: [] }
    const [all] = await queries.select({ total: count() }).from(pageListings).where(isFound)
    return { total: all?.total ?? 0, pages: [] }
  }
  const ids = found.map((listing) => listing.pageId)
  const rowsOfAll = await queries.select(listedColumns).from(pages).where(inArray(pages.id, ids))
  const versions = Map.groupBy(rowsOfAll, ({ id }) => id)
  return {
    total: first.total,
    pages: found.flatMap((listing) => {
      const rows = versions.get(listing.pageId) ?? []
      const row = rows.find((version) => version.stage === stage) ?? rows[0]
      if (!row) return []
      return [{ row, stages: rows.map((version) => version.stage), targetStates: listing.targetStates }]
    }),
  }
}

/** The columns of a page that lists show. */
export type ListedPage = Pick<typeof pages.$inferSelect, keyof typeof listedColumns>

export interface FoundPage {
  /** The version that the stage shows. */
  readonly row: ListedPage
  /** Stages in which the page has a version. */
  readonly stages: readonly string[]
  /** The states of its translations as listed. */
  readonly targetStates: string
}

interface PageFilter {
  readonly stage: ContentContext['stage']
  /** Condition for columns of `pageListings`. */
  readonly where: SQL | undefined
  readonly first?: number | null | undefined
  readonly offset?: number | null | undefined
}

/** Condition for pages with a text in their title in any language, their path or their id. */
export function matchesText(text: string | null | undefined): SQL | undefined {
  const wanted = text?.trim() ?? ''
  if (wanted === '') return undefined
  return like(pageListings.searchText, sql`lower(${`%${escapePattern(wanted)}%`})`)
}

const listedColumns = {
  id: pages.id,
  stage: pages.stage,
  siteId: pages.siteId,
  url: pages.url,
  title: pages.title,
  pageType: pages.pageType,
  countries: pages.countries,
  languages: pages.languages,
  protection: pages.protection,
  updatedAt: pages.updatedAt,
  translationSourceLanguage: pages.translationSourceLanguage,
  translationTargetLanguages: pages.translationTargetLanguages,
}

/** The order of lists for editors: by site and address. */
const byAddress: SQL[] = [
  sql`${pageListings.siteId}`,
  sql`${pageListings.url} collate "C"`,
  sql`${pageListings.pageId}`,
]

/** The limits of a part of a list. */
function toPart({ first, offset }: Pick<PageFilter, 'first' | 'offset'>) {
  return { limit: Math.max(0, Math.min(first ?? 500, maxListedPages)), offset: Math.max(0, offset ?? 0) }
}
