import * as v from 'valibot'
import { language, moment } from './writtenFields.ts'

/** What starts or resets the translation of a page; without languages, of all its targets (TRANS-07). */
export const writtenTranslationStep = v.strictObject({
  languages: v.nullish(v.array(language), null),
  /** Null removes the date; a missing one stays. */
  dueAt: v.optional(v.nullable(v.pipe(moment, v.toDate()))),
})
