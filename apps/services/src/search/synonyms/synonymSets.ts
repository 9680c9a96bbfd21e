import { chinese } from './chinese.ts'
import { czech } from './czech.ts'
import { english, type SynonymTerms } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { japanese } from './japanese.ts'

/** Words of one meaning, by language. */
export interface SynonymSet {
  readonly words: Readonly<Record<string, readonly string[]>>
}

const languages: Readonly<Record<string, SynonymTerms>> = {
  en: english,
  de: german,
  fr: french,
  cs: czech,
  zh: chinese,
  ja: japanese,
}

/**
 * Synonyms of the wire-processing trade in six languages, one file each. A query with one word of a set also finds
 * documents with another, in the language of the query and in those the catalogue is written in. Words match regardless
 * of their endings. To add a set, add a line to each file; the compiler reports missing ones.
 */
export const synonymSets: readonly SynonymSet[] = (Object.keys(english) as (keyof SynonymTerms)[]).map((name) => ({
  words: Object.fromEntries(Object.entries(languages).map(([language, words]) => [language, toList(words[name])])),
}))

function toList(text: string): readonly string[] {
  return text.split(',').map((word) => word.trim())
}
