import { editorialLanguages } from '../../../request/editorialLanguages.ts'
import type { RequestContext } from '../../../request/requestContext.types.ts'

/**
 * True if a list needs the language banner: no entry is in the language of the page. If only some are not, each entry
 * is marked instead (LOCALE-18, WCAG 3.1.2).
 */
export function describeListLanguage(
  entries: readonly { readonly contentLanguage: string }[],
  { address }: Pick<RequestContext, 'address'>,
): { readonly contentLanguages: readonly string[] | null } {
  const { language } = address.locale
  const isSpoken = entries.length === 0 || entries.some(({ contentLanguage }) => contentLanguage === language)
  return { contentLanguages: isSpoken ? null : editorialLanguages }
}
