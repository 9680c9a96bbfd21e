import { and, count, ilike, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import type { ContentContext } from '../context.ts'
import { isShownIn } from '../pages/stages.ts'
import { pages } from '../tables.ts'
import { maxListedPages } from '../../limits.ts'

/** A part of the pages that a condition matches in a stage, by address, and the number of all of them. */
export async function findPages(
  queries: Queries,
  { stage, where, ...part }: PageFilter,
): Promise<{ readonly total: number; readonly pages: readonly FoundPage[] }> {
  const { limit, offset } = toPart(part)
  const isFound = and(isShownIn(stage), where)
  // Conditions are evaluated for all pages: once for the part and its total.
  const found = await queries
    .select({ id: pages.id, total: sql`count(*) over ()`.mapWith(Number) })
    .from(pages)
    .where(isFound)
    .orderBy(...byAddress)
    .limit(limit)
    .offset(offset)
  const [first] = found
  if (!first) {
    const [all] = await queries.select({ total: count() }).from(pages).where(isFound)
    return { total: all?.total ?? 0, pages: [] }
  }
  const ids = found.map(({ id }) => id)
  const versions = Map.groupBy(await queries.select().from(pages).where(inArray(pages.id, ids)), ({ id }) => id)
  return {
    total: first.total,
    pages: ids.flatMap((id) => {
      const rows = versions.get(id) ?? []
      const row = rows.find((version) => version.stage === stage) ?? rows[0]
      return row ? [{ row, stages: rows.map((version) => version.stage) }] : []
    }),
  }
}

export interface FoundPage {
  /** The version that the stage shows. */
  readonly row: typeof pages.$inferSelect
  /** Stages in which the page has a version. */
  readonly stages: readonly string[]
}

interface PageFilter {
  readonly stage: ContentContext['stage']
  readonly where: SQL | undefined
  readonly first?: number | null | undefined
  readonly offset?: number | null | undefined
}

/** Condition for pages with a text in their title in any language, their path or their id. */
export function matchesText(text: string | null | undefined): SQL | undefined {
  const wanted = text?.trim() ?? ''
  if (wanted === '') return undefined
  const pattern = `%${wanted.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  // The title is one text for all languages, or an object with one per language.
  const title = sql`case when jsonb_typeof(${pages.title}) = 'object'
    then exists (select 1 from jsonb_each_text(${pages.title}) as titles where titles.value ilike ${pattern})
    else ${pages.title} #>> '{}' ilike ${pattern} end`
  return or(ilike(pages.url, pattern), ilike(pages.id, pattern), title)
}

/** The order of lists for editors: by site and address. */
const byAddress: SQL[] = [sql`${pages.siteId}`, sql`${pages.url} collate "C"`, sql`${pages.id}`]

/** The limits of a part of a list. */
function toPart({ first, offset }: Pick<PageFilter, 'first' | 'offset'>) {
  return { limit: Math.max(0, Math.min(first ?? 500, maxListedPages)), offset: Math.max(0, offset ?? 0) }
}
