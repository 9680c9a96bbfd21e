import { languageCodes } from '@kudex/domain/locales'
import { sql, type SQL } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import { documents, words } from '../tables.ts'

/** Indexes of the table of documents, the slowest to create first; the same definitions as in `tables.ts`. */
const documentIndexes: Indexes = {
  ...Object.fromEntries(
    languageCodes.map((code) => [
      `documents_words_${code}`,
      sql.raw(`create index documents_words_${code} on search.documents using gin (words) where language = '${code}'`),
    ]),
  ),
  ...Object.fromEntries(
    languageCodes.map((code) => [
      `documents_words_${code}_few`,
      sql.raw(
        `create index documents_words_${code}_few on search.documents using gin (words) where language = '${code}' and words @@ '''^2'''::tsquery`,
      ),
    ]),
  ),
  documents_title_key: sql`create index documents_title_key on search.documents (title_key text_pattern_ops)`,
  documents_source: sql`create index documents_source on search.documents (source, key)`,
}

const wordIndexes: Indexes = {
  words_prefix: sql`create index words_prefix on search.words (word text_pattern_ops)`,
  words_trigrams: sql`create index words_trigrams on search.words using gin (word gin_trgm_ops) where language <> '*'`,
}

type Indexes = Readonly<Record<string, SQL>>

/** Drops the indexes of documents before a bulk load. Recreate them with {@link createDocumentIndexes}, also after a crash. */
export function dropDocumentIndexes(queries: Queries): Promise<void> {
  return drop(queries, documentIndexes)
}

/** Drops the indexes of words before a bulk load. Recreate them with {@link createWordIndexes}. */
export function dropWordIndexes(transaction: Queries): Promise<void> {
  return drop(transaction, wordIndexes)
}

/** Creates the indexes of documents, `concurrency` at a time, and updates the planner's statistics. */
export async function createDocumentIndexes(queries: Queries, concurrency: number): Promise<void> {
  const pending = Object.values(documentIndexes)
  const createNext = async (): Promise<void> => {
    for (let definition = pending.shift(); definition; definition = pending.shift())
      await executeWithoutTimeout(queries, definition)
  }
  await Promise.all(Array.from({ length: concurrency }, createNext))
  await executeWithoutTimeout(queries, sql`analyze ${documents}`)
}

/** Creates the indexes of words and updates the planner's statistics. */
export async function createWordIndexes(transaction: Queries): Promise<void> {
  for (const definition of Object.values(wordIndexes)) await executeWithoutTimeout(transaction, definition)
  await executeWithoutTimeout(transaction, sql`analyze ${words}`)
}

function drop(queries: Queries, indexes: Indexes): Promise<void> {
  return queries.transaction(async (transaction) => {
    for (const name of Object.keys(indexes))
      await transaction.execute(sql`drop index if exists ${sql.raw(`search.${name}`)}`)
  })
}

/**
 * Runs without the statement timeout and with 16 MB of `maintenance_work_mem`: faster than larger values, since the sort
 * stays in the CPU cache.
 */
function executeWithoutTimeout(queries: Queries, statement: SQL): Promise<void> {
  return queries.transaction(async (transaction) => {
    await transaction.execute(sql`set local statement_timeout = 0`)
    await transaction.execute(sql`set local maintenance_work_mem = '16MB'`)
    await transaction.execute(statement)
  })
}
