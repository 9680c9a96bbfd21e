import { and, asc, count, desc, eq, type SQL } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import { resolveShownLanguage } from '../../localization/localize.ts'
import { listCompleteLanguages } from '../blocks/listCompleteLanguages.ts'
import type { Stage } from '../tables.ts'
import type { mediaReleases, newsItems, stories } from './editorialTables.ts'
import { isVisible } from './publication.ts'

/** Maximum number of entries per response. */
const maxEntries = 100

export function toLimit(first: number): number {
  return Math.max(0, Math.min(first, maxEntries))
}

/** The languages for the texts of an entry: its content language first, so that texts do not mix languages. */
export function toEntryLanguages(languages: readonly string[], wanted: readonly string[]): readonly string[] {
  return [resolveShownLanguage(languages, wanted), ...wanted]
}

/** Condition for the entries of a site on a stage; drafts and future entries only on the draft stage. */
export function isOnSite(
  table: typeof stories | typeof mediaReleases | typeof newsItems,
  siteId: string,
  stage: Stage,
): SQL | undefined {
  return and(eq(table.siteId, siteId), stage === 'published' ? isVisible(table) : undefined)
}

type EntryTable = typeof stories | typeof mediaReleases

/** The entry with only the languages in which visitors see it (PAGE-07). */
export function keepCompleteLanguages<Row extends EntryTable['$inferSelect']>(entry: Row): Row {
  const { languages, title, leadText, blocks } = entry
  return { ...entry, languages: listCompleteLanguages({ languages, texts: [title, leadText], blocks }) }
}

/** Entries newest first, with the total number (STORY-02, MEDIA-02). Editors see the languages of drafts as written. */
export async function findEntries<Table extends EntryTable>(
  queries: Queries,
  own: Table,
  { where, first, offset, stage }: EntriesQuery,
): Promise<{ total: number; items: Table['$inferSelect'][] }> {
  const table: EntryTable = own
  const [{ total } = { total: 0 }] = await queries.select({ total: count() }).from(table).where(where)
  const items = await queries
    .select()
    .from(table)
    .where(where)
    .orderBy(desc(table.publicationDate), asc(table.id))
    .limit(toLimit(first))
    .offset(Math.max(0, offset))
  return { total, items: stage === 'published' ? items.map(keepCompleteLanguages) : items }
}

interface EntriesQuery {
  readonly where: SQL | undefined
  readonly first: number
  readonly offset: number
  readonly stage: Stage
}

/** An entry by its slug; null if the stage has none. */
export async function findEntry<Table extends EntryTable>(
  queries: Queries,
  own: Table,
  { siteId, slug, stage }: { readonly siteId: string; readonly slug: string; readonly stage: Stage },
): Promise<Table['$inferSelect'] | null> {
  const table: EntryTable = own
  const where = and(isOnSite(table, siteId, stage), eq(table.slug, slug))
  const [entry] = await queries.select().from(table).where(where)
  if (!entry) return null
  return stage === 'published' ? keepCompleteLanguages(entry) : entry
}
