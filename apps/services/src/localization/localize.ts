/** A stored text: the same in every language, or one text per language code. */
export type LocalizedText = string | { readonly [language: string]: string }

/**
 * The text in the first wanted language that it exists in, then English, then whatever there is: a
 * required text is never empty because a translation is missing (PAGE-07).
 */
export function localize(text: LocalizedText, wanted: readonly string[]): string {
  if (typeof text === 'string') return text
  for (const language of wanted) {
    const found = text[language]
    if (found !== undefined) return found
  }
  return text['en'] ?? Object.values(text)[0] ?? ''
}

/** As `localize`, for fields that may be absent. */
export function localizeOptional(text: LocalizedText | null | undefined, wanted: readonly string[]): string | null {
  return text === null || text === undefined ? null : localize(text, wanted)
}
