import { toFormatLocale } from '@kudex/intl/formats'
import type { IntlShape } from '@kudex/intl/messages'
import { loadIntl } from '../../locale/loadIntl.ts'
import type { BlockContext } from '../blocks.types.ts'

interface ContentTexts {
  readonly intl: IntlShape
  /** Locale for numbers and dates. */
  readonly format: string
}

/**
 * Texts and formats in the language of the content: a sentence around an editor's words must not mix languages where a
 * page is shown in its fallback language.
 */
export async function loadContentTexts(context: BlockContext): Promise<ContentTexts> {
  const { intl, request, language } = context
  const isOwn = language === request.address.locale.language
  return { intl: isOwn ? intl : await loadIntl(toContentLocale(context)), format: resolveContentFormat(context) }
}

/** Locale for numbers and dates in the language of the content. */
export function resolveContentFormat(context: BlockContext): string {
  return toFormatLocale(toContentLocale(context))
}

function toContentLocale({ request, language }: BlockContext) {
  const { locale } = request.address
  return language === locale.language ? locale : { code: language, language, isInternational: true }
}
