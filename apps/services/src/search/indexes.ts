import { languageCodes } from '@kudex/domain/locales'
import { sql, type SQL } from 'drizzle-orm'
import type { Queries } from '../database/database.types.ts'

/** The trees over words, which are slow to keep and quick to make: as `tables.ts` describes them. */
const definitions: Readonly<Record<string, SQL>> = {
  ...Object.fromEntries(
    languageCodes.map((code) => [
      `documents_words_${code}`,
      sql.raw(`create index documents_words_${code} on search.documents using gin (words) where language = '${code}'`),
    ]),
  ),
  documents_title_key: sql`create index documents_title_key on search.documents (title_key text_pattern_ops)`,
  words_prefix: sql`create index words_prefix on search.words (word text_pattern_ops)`,
  words_trigrams: sql`create index words_trigrams on search.words using gin (word gin_trgm_ops) where language <> '*'`,
  words_number_trigrams: sql`create index words_number_trigrams on search.words using gin (word gin_trgm_ops) where language = '*'`,
}

/** Takes the trees away until {@link createIndexes}; in the same transaction, nobody sees the index without them. */
export async function dropIndexes(transaction: Queries): Promise<void> {
  for (const name of Object.keys(definitions)) await transaction.execute(sql`drop index ${sql.raw(`search.${name}`)}`)
}

/** Makes the trees anew and counts what is in the tables, which the planner goes by. */
export async function createIndexes(transaction: Queries): Promise<void> {
  for (const definition of Object.values(definitions)) await transaction.execute(definition)
  await transaction.execute(sql`analyze search.documents`)
  await transaction.execute(sql`analyze search.words`)
}
