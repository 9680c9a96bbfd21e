import { formatNumeral, getDateFormat } from '../formats/intlCache.ts'
import { formatCompiled } from './formatCompiled.ts'
import { toDate } from './toDate.ts'
import type { Catalogue, MessageDescriptor, MessageValues, RichValues } from './messages.types.ts'

/** Speaks one language: the texts of its catalogue, and numbers and dates in the form of its locale. */
export interface IntlShape {
  /** Tag that numbers and dates are formatted by: `de-CH`. */
  readonly locale: string
  /** Language of the texts: `de`. */
  readonly language: string
  /** The text of a message with its placeholders filled; tags fall away. */
  readonly formatMessage: (message: MessageDescriptor, values?: MessageValues) => string
  /** The text of a message in parts, its tags and element values rendered. */
  readonly formatRich: <T>(message: MessageDescriptor, values: RichValues<T>) => (string | T)[]
  readonly formatNumber: (value: number | bigint, options?: Intl.NumberFormatOptions) => string
  readonly formatDate: (value: Date | number | string, options?: Intl.DateTimeFormatOptions) => string
}

/** What {@link createIntl} needs. */
export interface IntlOptions {
  readonly locale: string
  readonly language: string
  readonly messages: Catalogue
  /** Told of each id the catalogue lacks; its English text is shown then. */
  readonly onMissing?: (id: string, language: string) => void
}

/** Makes the speaker of a language from its compiled catalogue; needs no parser of messages. */
export function createIntl({ locale, language, messages, onMissing }: IntlOptions): IntlShape {
  const find = (message: MessageDescriptor) => {
    if (Object.hasOwn(messages, message.id)) return messages[message.id] ?? ''
    onMissing?.(message.id, language)
    return toPlainParts(message.defaultMessage ?? message.id)
  }
  return {
    locale,
    language,
    formatMessage: (message, values = {}) => formatCompiled<string>(find(message), values, locale).join(''),
    formatRich: (message, values) => formatCompiled(find(message), values, locale),
    formatNumber: (value, options) => formatNumeral(value, locale, options),
    formatDate: (value, options = longDate) => getDateFormat(locale, options).format(toDate(value)),
  }
}

const longDate: Intl.DateTimeFormatOptions = { dateStyle: 'long' }

/** A text that was not compiled yet, such as a message written a minute ago: its plain placeholders are filled. */
function toPlainParts(text: string): readonly (string | readonly ['a', string])[] {
  return text.split(/(\{\w+\})/).map((part) => (/^\{\w+\}$/.test(part) ? (['a', part.slice(1, -1)] as const) : part))
}
