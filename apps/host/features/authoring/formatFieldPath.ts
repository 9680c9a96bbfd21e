import { isLanguageCode, resolveLanguageName } from '@kudex/domain/locales'
import type { IntlShape } from '@kudex/intl/messages'
import { authoringMessages as messages } from './authoring.messages.ts'
import { formatFieldLabel } from './fieldTexts.ts'

/** Names the part of an entry that a path refers to: `blocks.2.text.de` is “Block 3 – Text (German)”. */
export function formatFieldPath(path: string, intl: IntlShape): string {
  const parts = path.split('.').filter((part) => part !== '')
  const last = parts.at(-1)
  const language = parts.length > 1 && isLanguageCode(last) ? last : null
  const fields = language === null ? parts : parts.slice(0, -1)
  const names = fields.flatMap((part, index) => {
    if (part === 'blocks' && index === 0) return fields.length > 1 ? [] : [formatFieldLabel(intl, part)]
    if (!/^\d+$/.test(part)) return [formatFieldLabel(intl, part)]
    const number = Number(part) + 1
    return [
      fields[0] === 'blocks' && index === 1 ? intl.formatMessage(messages.numberedBlock, { number }) : String(number),
    ]
  })
  const name = names.join(' – ') || intl.formatMessage(messages.wholePage)
  return language === null ? name : `${name} (${resolveLanguageName(language, intl.locale)})`
}
