import { languageCodes } from '@kudex/domain/locales'

/**
 * Who sees which text of a thing: a language its own; languages that have none the English one, else the first (PAGE-07).
 * Answers, for each language the thing is written in, the languages it is shown in.
 */
export function toShownLanguages(written: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const standIn = written.includes('en') ? 'en' : written[0]
  const shown = new Map<string, string[]>()
  for (const language of languageCodes) {
    const text = written.includes(language) ? language : standIn
    if (text !== undefined) shown.set(text, [...(shown.get(text) ?? []), language])
  }
  return shown
}
