import type { LocalizedText } from '../localization/localize.ts'

/**
 * The languages that every one of the texts exists in. A text that is the same everywhere (a name, a figure) counts for
 * all; where there is no other, what there is counts as English.
 */
export function findCompleteLanguages(texts: readonly (LocalizedText | null | undefined)[]): string[] {
  const sets = texts.flatMap((text) => (text && typeof text === 'object' ? [Object.keys(text)] : []))
  const [first = ['en'], ...others] = sets
  return first.filter((language) => others.every((set) => set.includes(language))).toSorted()
}
