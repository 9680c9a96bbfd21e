import type { LocalizedText } from '../localization/localize.ts'

/**
 * The languages in which all texts exist. A text that is the same in all languages counts for each; if there are no
 * other texts, the result is English.
 */
export function findCompleteLanguages(texts: readonly (LocalizedText | null | undefined)[]): string[] {
  const sets = texts.flatMap((text) => (text && typeof text === 'object' ? [Object.keys(text)] : []))
  const [first = ['en'], ...others] = sets
  return first.filter((language) => others.every((set) => set.includes(language))).toSorted()
}
