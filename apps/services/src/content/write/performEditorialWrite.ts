import {
  readWrittenMediaRelease,
  readWrittenNewsItem,
  readWrittenStory,
  type WrittenMediaRelease,
  type WrittenNewsItem,
  type WrittenStory,
} from '@kudex/domain/editing'
import { asc, eq } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import { beginChange, noteChange } from '../changes/changeLog.ts'
import { mediaReleases, newsItems, stories } from '../editorial/editorialTables.ts'
import {
  type EditorialKind,
  editorialTables,
  editorialTags,
  movePublicationClock,
} from '../editorial/publicationClock.ts'
import { describe, type Described } from './describeContent.ts'
import { findEditorialProblems } from './findEditorialProblems.ts'
import { checkVersion, WriteRefusal } from './performWrites.ts'

/** One entry as an editor writes it; null takes it away. */
export type EditorialWrite =
  | { readonly kind: 'stories'; readonly id: string; readonly value: WrittenStory | null }
  | { readonly kind: 'media-releases'; readonly id: string; readonly value: WrittenMediaRelease | null }
  | { readonly kind: 'news-items'; readonly id: string; readonly value: WrittenNewsItem | null }

/** Readers of what an editor sent, by kind. */
export const editorialReaders = {
  stories: readWrittenStory,
  'media-releases': readWrittenMediaRelease,
  'news-items': readWrittenNewsItem,
} as const

/** The ids of all entries of a kind, in their order. */
export async function listEditorialIds(queries: Queries, kind: EditorialKind): Promise<string[]> {
  const table = editorialTables[kind]
  const rows = await queries.select({ id: table.id }).from(table).orderBy(asc(table.id))
  return rows.map(({ id }) => id)
}

/** One entry as editors read it; null when it is not stored. */
export async function describeEditorial(queries: Queries, kind: EditorialKind, id: string): Promise<Described | null> {
  const row = await readRow(queries, kind, id)
  return row && describeRow(row)
}

/**
 * Stores an entry or takes it away, together with its line in the log of changes; throws a {@link WriteRefusal}. What
 * visitors do not see, before and after, touches nothing (decision 11).
 */
export async function performEditorialWrite(
  queries: Queries,
  write: EditorialWrite,
  version: string | null,
): Promise<Described> {
  const { kind, id } = write
  return queries.transaction(async (transaction) => {
    await beginChange(transaction)
    const { reached, tags } = await movePublicationClock(transaction, new Date())
    const before = await readRow(transaction, kind, id)
    checkVersion(before && describeRow(before), { version, mustExist: write.value === null })
    const problems = await findEditorialProblems(transaction, write)
    if (problems.length > 0) throw new WriteRefusal('problems', { problems })
    await storeRow(transaction, write)
    const after = await readRow(transaction, kind, id)
    const shown = [before, after].flatMap((row) =>
      row?.isPublished && row.publicationDate <= reached ? editorialTags[kind](row.siteId) : [],
    )
    await noteChange(transaction, [...tags, ...shown])
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

/** What may be written back; when it was written is nobody's to say. */
function describeRow(row: Row): Described {
  const { id, updatedAt: _, ...value } = row
  return describe(id, value)
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
