import { asc, eq } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import { beginChange, recordChange } from '../changes/changeLog.ts'
import { mediaReleases, newsItems, stories } from '../editorial/editorialTables.ts'
import { type EditorialKind, editorialTables, editorialTags, advancePublication } from '../editorial/publication.ts'
import { type Author, recordHistory } from '../history/recordHistory.ts'
import { refuseStaleVersion } from '../history/refuseStaleVersion.ts'
import { describe, type Described } from './describeContent.ts'
import { findEditorialProblems } from './findEditorialProblems.ts'
import { toEntryChange } from './listEntryChanges.ts'
import { checkVersion } from './performWrites.ts'
import { WriteRefusal } from './writeRefusal.ts'
import type { EditorialWrite } from './writes.types.ts'

/** The ids of all entries of a kind, sorted. */
export async function listEditorialIds(queries: Queries, kind: EditorialKind): Promise<string[]> {
  const table = editorialTables[kind]
  const rows = await queries.select({ id: table.id }).from(table).orderBy(asc(table.id))
  return rows.map(({ id }) => id)
}

/** An entry as editors read it; null if it does not exist. */
export async function describeEditorial(queries: Queries, kind: EditorialKind, id: string): Promise<Described | null> {
  const row = await readRow(queries, kind, id)
  return row && describeRow(row)
}

/**
 * Stores or deletes an entry, together with its entry in the change log. Changes that visitors do not see have no tags
 * (decision 11). Throws a {@link WriteRefusal}.
 */
export async function performEditorialWrite(
  queries: Queries,
  write: EditorialWrite,
  { version, author }: { readonly version: string | null; readonly author: Author },
): Promise<Described> {
  const { kind, id } = write
  return queries.transaction(async (transaction) => {
    await beginChange(transaction)
    const { publishedUntil, tags } = await advancePublication(transaction, new Date())
    const before = await readRow(transaction, kind, id)
    const old = before && describeRow(before)
    const isChanged = old === null || toWrittenVersion(before, write) !== old.version
    // A save whose response was lost is repeated with the version before it.
    if (isChanged) {
      await refuseStaleVersion(transaction, write, version, () =>
        checkVersion(old, { version, mustExist: write.value === null }),
      )
    }
    const problems = await findEditorialProblems(transaction, write)
    if (problems.length > 0) throw new WriteRefusal('problems', { problems })
    // A save without changes must not show visitors a new date of change.
    if (isChanged) await storeRow(transaction, write)
    const after = await readRow(transaction, kind, id)
    const action = write.value === null ? 'deleted' : (author.action ?? 'saved')
    const change = toEntryChange({ kind, id, action }, old, after && describeRow(after), before?.updatedAt)
    await recordHistory(transaction, change, author)
    const ownTags = [before, after].flatMap((row) =>
      isChanged && row?.isPublished && row.publicationDate <= publishedUntil ? editorialTags[kind](row.siteId) : [],
    )
    await recordChange(transaction, [...tags, ...ownTags])
    return after ? describeRow(after) : { id, version: '', value: null }
  })
}

type Row =
  | typeof stories.$inferSelect
  | typeof mediaReleases.$inferSelect
  | (typeof newsItems.$inferSelect & { updatedAt?: undefined })

async function readRow(queries: Queries, kind: EditorialKind, id: string): Promise<Row | null> {
  const table = editorialTables[kind]
  const [row] = await queries.select().from(table).where(eq(table.id, id))
  return row ?? null
}

/** The writable fields of a row; the time of the last write is not one of them. */
function describeRow(row: Row): Described {
  const { id, updatedAt: _, ...value } = row
  return describe(id, value)
}

/** The version that a stored entry has after a write; null if it is deleted. */
function toWrittenVersion(before: Row | null, { value }: EditorialWrite): string | null {
  if (value === null) return null
  return describeRow({ ...before, ...value, publicationDate: new Date(value.publicationDate) } as Row).version
}

async function storeRow(queries: Queries, write: EditorialWrite): Promise<void> {
  const table = editorialTables[write.kind]
  await queries.delete(table).where(eq(table.id, write.id))
  if (write.value === null) return
  const dates = { publicationDate: new Date(write.value.publicationDate), updatedAt: new Date() }
  switch (write.kind) {
    case 'stories':
      await queries.insert(stories).values({ ...write.value, id: write.id, ...dates })
      return
    case 'media-releases':
      await queries.insert(mediaReleases).values({ ...write.value, id: write.id, ...dates })
      return
    case 'news-items':
      await queries.insert(newsItems).values({ ...write.value, id: write.id, publicationDate: dates.publicationDate })
  }
}
