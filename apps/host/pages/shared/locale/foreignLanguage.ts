/**
 * The language to say of a text on a page in another language; nothing where it is the page's own or the text is the
 * same in all (WCAG 3.1.2).
 */
export function toForeignLanguage(textLanguage: string | null, pageLanguage: string): string | undefined {
  return textLanguage === null || textLanguage === pageLanguage ? undefined : textLanguage
}
