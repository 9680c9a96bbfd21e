/** A stored text: the same in every language, or one text per language code. */
export type LocalizedText = string | { readonly [language: string]: string }

/**
 * The text in the first wanted language that it exists in, then English, then whatever there is: a
 * required text is never empty because a translation is missing (PAGE-07).
 */
export function localize(text: LocalizedText, wanted: readonly string[]): string {
  if (typeof text === 'string') return text
  return text[findLanguage(text, wanted) ?? ''] ?? ''
}

/** The language that `localize` answers in, null for a text that is the same in every language (WCAG 3.1.2). */
export function findLanguage(text: LocalizedText, wanted: readonly string[]): string | null {
  if (typeof text === 'string') return null
  return [...wanted, 'en'].find((language) => text[language] !== undefined) ?? Object.keys(text)[0] ?? null
}

/** As `localize`, for fields that may be absent. */
export function localizeOptional(text: LocalizedText | null | undefined, wanted: readonly string[]): string | null {
  return text === null || text === undefined ? null : localize(text, wanted)
}
