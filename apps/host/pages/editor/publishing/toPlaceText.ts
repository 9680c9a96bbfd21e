import { isLanguageCode, resolveLanguageName } from '@kudex/domain/locales'
import type { IntlShape } from '@kudex/intl/messages'
import { publishingMessages as messages } from './publishing.messages.ts'

/** Where on a page a path of a finding or change is: `blocks.2.text.de` is “Block 3 (German)”. */
export function toPlaceText(
  path: string,
  { formatMessage, locale }: Pick<IntlShape, 'formatMessage' | 'locale'>,
): string {
  const [field = '', index = ''] = path.split('.')
  const last = path.split('.').at(-1)
  const name =
    field === 'blocks'
      ? formatMessage(messages.block, { number: Number(index) + 1 })
      : formatMessage(
          field === 'title' ? messages.pageTitle : field === 'description' ? messages.pageDescription : messages.page,
        )
  return isLanguageCode(last) ? `${name} (${resolveLanguageName(last, locale)})` : name
}
