/** A stored text: the same in every language, or one text per language code. */
export type LocalizedText = string | { readonly [language: string]: string }

/**
 * The text in the first preferred language that it exists in, else in English, else in any language: a missing
 * translation never leaves a required text empty (PAGE-07).
 */
export function localize(text: LocalizedText, wanted: readonly string[]): string {
  if (typeof text === 'string') return text
  return text[findLanguage(text, wanted) ?? ''] ?? ''
}

/** The language that `localize` returns; null if the text is the same in every language (WCAG 3.1.2). */
export function findLanguage(text: LocalizedText, wanted: readonly string[]): string | null {
  if (typeof text === 'string') return null
  return [...wanted, 'en'].find((language) => text[language] !== undefined) ?? Object.keys(text)[0] ?? null
}

/** Like `localize`, for optional texts. */
export function localizeOptional(text: LocalizedText | null | undefined, wanted: readonly string[]): string | null {
  return text === null || text === undefined ? null : localize(text, wanted)
}

/** The language to show an entry in: the first preferred one in which it is complete, else English or its first (PAGE-07). */
export function resolveShownLanguage(languages: readonly string[], wanted: readonly string[]): string {
  const found = wanted.find((language) => languages.includes(language))
  return found ?? (languages.includes('en') ? 'en' : (languages[0] ?? 'en'))
}
