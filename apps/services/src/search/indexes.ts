import { languageCodes } from '@kudex/domain/locales'
import { sql, type SQL } from 'drizzle-orm'
import type { Queries } from '../database/database.types.ts'
import { documents, words } from './tables.ts'

/** The trees over texts, which are slow to keep and quick to make: as `tables.ts` describes them, the slowest first. */
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

/** Takes the trees of the texts away until {@link createDocumentIndexes}; those of a killed process may be gone. */
export function dropDocumentIndexes(queries: Queries): Promise<void> {
  return drop(queries, documentIndexes)
}

/** Takes the trees of the words away until {@link createWordIndexes}. */
export function dropWordIndexes(transaction: Queries): Promise<void> {
  return drop(transaction, wordIndexes)
}

/** Makes the trees of the texts anew, so many at a time, and counts what is in them, which the planner goes by. */
export async function createDocumentIndexes(queries: Queries, most: number): Promise<void> {
  const waiting = Object.values(documentIndexes)
  const createNext = async (): Promise<void> => {
    for (let definition = waiting.shift(); definition; definition = waiting.shift())
      await performSlowly(queries, definition)
  }
  await Promise.all(Array.from({ length: most }, createNext))
  await performSlowly(queries, sql`analyze ${documents}`)
}

/** Makes the trees of the words anew, and counts what is in them. */
export async function createWordIndexes(transaction: Queries): Promise<void> {
  for (const definition of Object.values(wordIndexes)) await performSlowly(transaction, definition)
  await performSlowly(transaction, sql`analyze ${words}`)
}

function drop(queries: Queries, indexes: Indexes): Promise<void> {
  return queries.transaction(async (transaction) => {
    for (const name of Object.keys(indexes))
      await transaction.execute(sql`drop index if exists ${sql.raw(`search.${name}`)}`)
  })
}

/** What takes longer than a question may; with little memory for trees, as what is gathered then stays near the processor. */
function performSlowly(queries: Queries, statement: SQL): Promise<void> {
  return queries.transaction(async (transaction) => {
    await transaction.execute(sql`set local statement_timeout = 0`)
    await transaction.execute(sql`set local maintenance_work_mem = '16MB'`)
    await transaction.execute(statement)
  })
}
