/** The `lang` of a text on a page in another language; undefined if the languages match or the text has none (WCAG 3.1.2). */
export function toForeignLanguage(textLanguage: string | null, pageLanguage: string): string | undefined {
  return textLanguage === null || textLanguage === pageLanguage ? undefined : textLanguage
}
