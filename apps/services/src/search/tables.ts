import { sql } from 'drizzle-orm'
import { customType, index, integer, pgSchema, primaryKey, text } from 'drizzle-orm/pg-core'
import { languageCodes } from '@kudex/domain/locales'
import type { SearchType } from '@kudex/domain/search'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * Tables of the search service. All of them can be rebuilt from the sources.
 * @public drizzle-kit finds the schema by its export
 */
export const searchSchema = pgSchema('search')

/** One row per document and language. */
export const documents = searchSchema.table(
  'documents',
  {
    id: text().notNull(),
    language: text().notNull(),
    /** Name of the source of the document. */
    source: text().notNull(),
    /** Key within the source; a machine and its files have the same. */
    key: text().notNull(),
    type: text().$type<SearchType>().notNull(),
    title: text().notNull(),
    /** The beginning of the title in the form of a part number, for exact matches. */
    titleKey: text('title_key').notNull(),
    description: text().notNull(),
    /** Path below locale and site. */
    path: text().notNull(),
    image: text(),
    /**
     * The words by weight (A title and part numbers, B keywords, C summary, D body), and filter terms without positions:
     * language with site or area (`@en#kudex`, `@en+products`: one selective posting list instead of two long ones),
     * `@fr/de#kudex` shown in French where the country speaks German and `!fr/de` not shown there, `=ch` country or `=*`,
     * `!ch` country that has another page at the address, `~page` type, `^2` on every eighth document and `^1` on every
     * sixty-fourth as samples for very common words, and `%crimp` word of the title, so that titles are matched without
     * looking at weights. No word begins with these characters, so one index scan suffices.
     */
    words: tsvector().notNull(),
  },
  (document) => [
    primaryKey({ columns: [document.id, document.language] }),
    // One per language, so that a prefix (`machin*`) is expanded in the words of that language only.
    ...languageCodes.map((code) =>
      index(`documents_words_${code}`)
        .using('gin', document.words)
        .where(sql.raw(`language = '${code}'`)),
    ),
    // For the sample of every eighth document: GIN reads the whole posting list of a common word.
    ...languageCodes.map((code) =>
      index(`documents_words_${code}_few`)
        .using('gin', document.words)
        .where(sql.raw(`language = '${code}' and words @@ '''^2'''::tsquery`)),
    ),
    index('documents_title_key').on(sql`${document.titleKey} text_pattern_ops`),
    index('documents_source').on(document.source, document.key),
  ],
)

/** Language code of words with digits. */
export const numberLanguage = '*'

/**
 * All words of all documents, for spelling corrections and parts of words. Part numbers belong to no language and have no
 * trigram index, since a misspelled one may be another one.
 */
export const words = searchSchema.table('words', { language: text().notNull(), word: text().notNull() }, (row) => [
  primaryKey({ columns: [row.language, row.word] }),
  index('words_prefix').on(sql`${row.word} text_pattern_ops`),
  index('words_trigrams')
    .using('gin', sql`${row.word} gin_trgm_ops`)
    .where(sql`language <> '*'`),
])

/**
 * The lexemes of words without digits. Prefixes are expanded here first, since a GIN index finds a few whole words much
 * faster than a prefix.
 */
export const lexemes = searchSchema.table(
  'lexemes',
  { language: text().notNull(), lexeme: text().notNull() },
  (row) => [
    primaryKey({ columns: [row.language, row.lexeme] }),
    index('lexemes_prefix').on(row.language, sql`${row.lexeme} text_pattern_ops`),
  ],
)

export const sites = searchSchema.table('sites', {
  id: text().primaryKey(),
  /** Empty on the main site. */
  slug: text().notNull().unique(),
  areas: text().array().notNull(),
})

/** One row: the version of the index and the changes it includes. */
export const state = searchSchema.table('state', {
  id: integer().primaryKey(),
  version: integer('rules').notNull(),
  /** Point in the change log. */
  point: text().notNull(),
})
