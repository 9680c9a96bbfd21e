import type { RequestContext } from '../../../request/requestContext.types.ts'

/** The languages that lists of stories and media releases are complete in (contract, demo content). */
export const editorialLanguages = ['de', 'en'] as const

/**
 * Whether a list needs the banner: nothing in it is in the language of the page. Where only some entries are not, each
 * says its own language instead (LOCALE-18, WCAG 3.1.2).
 */
export function describeListLanguage(
  entries: readonly { readonly contentLanguage: string }[],
  { address }: Pick<RequestContext, 'address'>,
): { readonly contentLanguages: readonly string[] | null } {
  const { language } = address.locale
  const isSpoken = entries.length === 0 || entries.some(({ contentLanguage }) => contentLanguage === language)
  return { contentLanguages: isSpoken ? null : editorialLanguages }
}
