import * as v from 'valibot'
import { language, moment, slug } from './writtenFields.ts'

/** Null removes the date; if it is missing, the date is kept. */
const dueAt = v.optional(v.nullable(v.pipe(moment, v.toDate())))

/** Starts or resets the translation of a page; without languages, for all its targets (TRANS-07). */
export const writtenTranslationStep = v.strictObject({
  languages: v.nullish(v.array(language), null),
  dueAt,
})

const pages = v.pipe(v.array(slug), v.minLength(1, 'at least one page'), v.maxLength(200, 'at most 200 pages'))

/** Starts the translation of pages; without languages, into those that are missing or outdated. */
export const writtenTranslationStart = v.strictObject({
  pages,
  languages: v.nullish(v.array(language), null),
  dueAt,
})

/** The pages to export for translation into a language. */
export const writtenTranslationExport = v.strictObject({
  pages,
  language,
  dueAt,
})
