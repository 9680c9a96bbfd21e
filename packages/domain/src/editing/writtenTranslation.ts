import * as v from 'valibot'
import { language, moment, slug } from './writtenFields.ts'

/** Null removes the date; a missing one stays. */
const dueAt = v.optional(v.nullable(v.pipe(moment, v.toDate())))

/** What starts or resets the translation of a page; without languages, of all its targets (TRANS-07). */
export const writtenTranslationStep = v.strictObject({
  languages: v.nullish(v.array(language), null),
  dueAt,
})

/** The pages to export for translation into a language. */
export const writtenTranslationExport = v.strictObject({
  pages: v.pipe(v.array(slug), v.minLength(1, 'at least one page'), v.maxLength(200, 'at most 200 pages')),
  language,
  dueAt,
})
