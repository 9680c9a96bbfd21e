import { asc, count, desc, ilike, or, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import { escapePattern } from '../../database/escapePattern.ts'
import { files } from '../../files/tables.ts'
import { mediaLimits } from '../../limits.ts'
import { pictures } from '../tables.ts'

export interface MediaQuery {
  readonly kind: 'pictures' | 'files'
  /** Part of the name or of the alternative text; empty for all. */
  readonly search: string
  readonly offset: number
}

/** Pictures or files by name, with their number. Files of protected pages are left out: their address needs the page. */
export function listMedia(queries: Queries, { kind, search, offset }: MediaQuery) {
  const pattern = `%${escapePattern(search.trim().slice(0, 100))}%`
  return kind === 'pictures' ? listPictures(queries, pattern, offset) : listFiles(queries, pattern, offset)
}

async function listPictures(queries: Queries, pattern: string, offset: number) {
  // Only the texts, not their languages: `de` is no match.
  const texts = sql`jsonb_path_query(${pictures.alt}, '$.** ? (@.type() == "string")') as texts(value)`
  const found = or(
    ilike(pictures.name, pattern),
    sql`exists (select from ${texts} where value #>> '{}' ilike ${pattern})`,
  )
  const [counted] = await queries.select({ total: count() }).from(pictures).where(found)
  const { name, imageId, width, height, alt } = pictures
  const items = await queries
    .select({ name, imageId, width, height, alt })
    .from(pictures)
    .where(found)
    .orderBy(asc(pictures.name))
    .limit(mediaLimits.perResponse)
    .offset(offset)
  return { total: counted?.total ?? 0, items }
}

async function listFiles(queries: Queries, pattern: string, offset: number) {
  const found = sql`${files.isPublic} and (${ilike(files.slug, pattern)} or ${ilike(files.filename, pattern)})`
  const [counted] = await queries
    .select({ total: sql<number>`count(distinct ${files.slug})::int` })
    .from(files)
    .where(found)
  const items = await queries
    .selectDistinctOn([files.slug], {
      slug: files.slug,
      filename: files.filename,
      contentType: files.contentType,
      size: files.size,
    })
    .from(files)
    .where(found)
    // Of the languages of a file, English is shown first.
    .orderBy(asc(files.slug), desc(sql`${files.language} = 'en'`))
    .limit(mediaLimits.perResponse)
    .offset(offset)
  return { total: counted?.total ?? 0, items }
}
