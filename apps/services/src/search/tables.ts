import { sql } from 'drizzle-orm'
import { customType, index, integer, pgSchema, primaryKey, text } from 'drizzle-orm/pg-core'
import { languageCodes } from '@kudex/domain/locales'
import type { SearchType } from '@kudex/domain/search'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * Tables of the search service. All of them can be made anew from the sources.
 * @public drizzle-kit finds the schema by its export
 */
export const searchSchema = pgSchema('search')

/** What can be found: one row per thing and language it is written in. */
export const documents = searchSchema.table(
  'documents',
  {
    id: text().notNull(),
    language: text().notNull(),
    /** Name of the source that the thing comes from. */
    source: text().notNull(),
    /** What its source reads it by; a machine and its documents have the same. */
    key: text().notNull(),
    type: text().$type<SearchType>().notNull(),
    title: text().notNull(),
    /** The title's part number form: what an exact name is found by. */
    titleKey: text('title_key').notNull(),
    description: text().notNull(),
    /** Path below locale and site. */
    path: text().notNull(),
    image: text(),
    /**
     * Its words by weight (A title and part numbers, B keywords, C summary, D text), and without a position where it
     * may be shown: language with site or area (`@en#kudex`, `@en+products`: one list to look into rather than two that
     * hold nearly everything), `=ch` country or `=*`, `!ch` country that has another page at the address; `~page`, its
     * type; `^2` on every eighth thing and `^1` on every sixty-fourth, which stand for the others where a word is very
     * common; and `%crimp`, a word of its title, so that titles are found without a look at their weights. No word begins
     * with these signs, so one index answers everything at once.
     */
    words: tsvector().notNull(),
  },
  (document) => [
    primaryKey({ columns: [document.id, document.language] }),
    // One per language: a beginning (`machin*`) is then looked up in the words of that language alone.
    ...languageCodes.map((code) =>
      index(`documents_words_${code}`)
        .using('gin', document.words)
        .where(sql.raw(`language = '${code}'`)),
    ),
    // Of every eighth thing, which are enough where a word is common: a tree reads all that a word stands for.
    ...languageCodes.map((code) =>
      index(`documents_words_${code}_few`)
        .using('gin', document.words)
        .where(sql.raw(`language = '${code}' and words @@ '''^2'''::tsquery`)),
    ),
    index('documents_title_key').on(sql`${document.titleKey} text_pattern_ops`),
    index('documents_source').on(document.source, document.key),
  ],
)

/** Stands for the language of words with digits. */
export const numberLanguage = '*'

/**
 * All words of all things: what a misspelled or a part of a word can stand for. Part numbers belong to no language; they
 * have no tree of trigrams, since a wrong one is another one.
 */
export const words = searchSchema.table('words', { language: text().notNull(), word: text().notNull() }, (row) => [
  primaryKey({ columns: [row.language, row.word] }),
  index('words_prefix').on(sql`${row.word} text_pattern_ops`),
  index('words_trigrams')
    .using('gin', sql`${row.word} gin_trgm_ops`)
    .where(sql`language <> '*'`),
])

/**
 * The forms in which the trees of the texts hold words without digits: a beginning is looked up here first, since a tree
 * finds a few whole words much faster than all that begins alike.
 */
export const lexemes = searchSchema.table(
  'lexemes',
  { language: text().notNull(), lexeme: text().notNull() },
  (row) => [
    primaryKey({ columns: [row.language, row.lexeme] }),
    index('lexemes_prefix').on(row.language, sql`${row.lexeme} text_pattern_ops`),
  ],
)

/** Sites with the areas that they have. */
export const sites = searchSchema.table('sites', {
  id: text().primaryKey(),
  /** Empty on the main site. */
  slug: text().notNull().unique(),
  areas: text().array().notNull(),
})

/** One row: which changes the index holds, and by which rules it was made. */
export const state = searchSchema.table('state', {
  id: integer().primaryKey(),
  rules: integer().notNull(),
  /** Place in the change log. */
  point: text().notNull(),
})
