import { chinese } from './chinese.ts'
import { czech } from './czech.ts'
import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { japanese } from './japanese.ts'
import type { TradeWords } from './tradeWords.types.ts'

/** One idea, with its words by language. */
export interface TradeIdea {
  readonly words: Readonly<Record<string, readonly string[]>>
}

const languages: Readonly<Record<string, TradeWords>> = {
  en: english,
  de: german,
  fr: french,
  cs: czech,
  zh: chinese,
  ja: japanese,
}

/**
 * The words of the trade: ideas, each with the words that people use for it in six languages, one file each. A query
 * with one of them also finds things that use another, in the language of the query and in those the catalogue is
 * written in. Words are compared by their beginnings, so one form of a word stands for its endings. A further idea is a
 * line in each of the files; the compiler says where it is missing.
 */
export const tradeThesaurus: readonly TradeIdea[] = (Object.keys(english) as (keyof TradeWords)[]).map((name) => ({
  words: Object.fromEntries(Object.entries(languages).map(([language, words]) => [language, toList(words[name])])),
}))

function toList(text: string): readonly string[] {
  return text.split(',').map((word) => word.trim())
}
