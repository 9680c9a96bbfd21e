import { formatNumeral, getDateFormat } from '../formats/intlCache.ts'
import { formatCompiled } from './formatCompiled.ts'
import { toDate } from './toDate.ts'
import type { Catalogue, MessageDescriptor, MessageValues, RichValues } from './messages.types.ts'

/** Formats messages in one language, and numbers and dates for its locale. */
export interface IntlShape {
  /** BCP 47 tag for numbers and dates: `de-CH`. */
  readonly locale: string
  /** Language of the texts: `de`. */
  readonly language: string
  /** Formats a message as plain text; drops tags. */
  readonly formatMessage: (message: MessageDescriptor, values?: MessageValues) => string
  /** Formats a message as parts, with rendered tags and element values. */
  readonly formatRich: <T>(message: MessageDescriptor, values: RichValues<T>) => (string | T)[]
  readonly formatNumber: (value: number | bigint, options?: Intl.NumberFormatOptions) => string
  readonly formatDate: (value: Date | number | string, options?: Intl.DateTimeFormatOptions) => string
}

/** Options of {@link createIntl}. */
export interface IntlOptions {
  readonly locale: string
  readonly language: string
  readonly messages: Catalogue
  /** Called with each id that the catalogue lacks; the English text is shown instead. */
  readonly onMissing?: (id: string, language: string) => void
}

/** Creates an `Intl` from a compiled catalogue; no ICU parser needed at run time. */
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

/** Formats an uncompiled text, such as a new message: fills simple placeholders only. */
function toPlainParts(text: string): readonly (string | readonly ['a', string])[] {
  return text.split(/(\{\w+\})/).map((part) => (/^\{\w+\}$/.test(part) ? (['a', part.slice(1, -1)] as const) : part))
}
