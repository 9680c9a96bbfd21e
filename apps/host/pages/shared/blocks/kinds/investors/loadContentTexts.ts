import { toFormatLocale } from '@kudex/intl/formats'
import type { IntlShape } from '@kudex/intl/messages'
import { loadIntl } from '../../../locale/loadIntl.ts'
import type { BlockContext } from '../../blocks.types.ts'

interface ContentTexts {
  readonly intl: IntlShape
  /** Locale for numbers and dates. */
  readonly format: string
}

/**
 * Texts and formats in the language of the content: a sentence around an editor's words must not mix languages where a
 * page is shown in its fallback language.
 */
export async function loadContentTexts({ request, intl, language }: BlockContext): Promise<ContentTexts> {
  const { locale } = request.address
  if (language === locale.language) return { intl, format: toFormatLocale(locale) }
  const content = { code: language, language, isInternational: true }
  return { intl: await loadIntl(content), format: toFormatLocale(content) }
}
