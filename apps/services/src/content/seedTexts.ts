import type { Text } from '../../seed/seed.types.ts'
import type { LocalizedText } from '../localization/localize.ts'

export function languagesOf(text: Text): readonly string[] {
  return typeof text === 'string' ? ['en', 'de'] : Object.keys(text)
}

/** A text reduced to the languages of its page. */
export function inLanguages(text: Text, languages: readonly string[]): LocalizedText {
  if (typeof text === 'string') return text
  return Object.fromEntries(Object.entries(text).filter(([language]) => languages.includes(language)))
}
