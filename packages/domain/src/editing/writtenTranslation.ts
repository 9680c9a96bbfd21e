import * as v from 'valibot'
import { language, moment, slug } from './writtenFields.ts'

/** Null removes the date; a missing one stays. */
const dueAt = v.optional(v.nullable(v.pipe(moment, v.toDate())))

/** What starts or resets the translation of a page; without languages, of all its targets (TRANS-07). */
export const writtenTranslationStep = v.strictObject({
  languages: v.nullish(v.array(language), null),
  dueAt,
})

const pages = v.pipe(v.array(slug), v.minLength(1, 'at least one page'), v.maxLength(200, 'at most 200 pages'))

/** The pages whose translation starts; without languages, into those that are not translated or outdated. */
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
