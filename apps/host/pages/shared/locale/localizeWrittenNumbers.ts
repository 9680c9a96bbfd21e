import type { Locale } from '@kudex/domain/locales'
import { formatNumber, toFormatLocale } from '@kudex/intl/formats'

/**
 * Gives numbers in texts the form of the page's locale, at any depth of a value, so that they agree with formatted ones.
 * German marks: “0,3” and “4’700” are “0.3” and “4’700” for Switzerland and “0,3” and “4.700” for Germany. Units in
 * words: “per cent” and “metres” are “percent” and “meters” for the United States. Texts of another `language` stay, also
 * on a German page that lacks a translation; other languages are written for all their locales.
 */
export function localizeWrittenNumbers<Value>(
  value: Value,
  language: string,
  locale: Pick<Locale, 'code' | 'language' | 'isInternational'>,
): Value {
  if (language !== locale.language) return value
  if (language === 'de') return replace(value, createMarks(locale)) as Value
  return locale.code.toLowerCase() === 'en-us' ? (replace(value, toAmericanUnits) as Value) : value
}

function createMarks(locale: Pick<Locale, 'code' | 'language' | 'isInternational'>): (text: string) => string {
  const [, group = '', decimal = ''] = /^12(\D?)345(\D)6$/.exec(formatNumber(12_345.6, toFormatLocale(locale))) ?? []
  const marks: Readonly<Record<string, string>> = { ',': decimal, '’': group }
  return (text) => text.replaceAll(writtenMark, (written) => marks[written] ?? written)
}

function toAmericanUnits(text: string): string {
  return text.replaceAll(/\bper\scent\b/g, 'percent').replaceAll(metre, '$1meter$2')
}

/** Not in anchors, whose words are joined by hyphens. */
const metre = /(?<![-\w])(\w*)metre(s?)(?![-\w])/g

/** Between digits. */
const writtenMark = /(?<=\d)[,’](?=\d)/g

/** An address, or a list of them with widths. */
const address = /^(?:\/|[a-z]+:)\S/

function replace(value: unknown, localize: (text: string) => string): unknown {
  if (typeof value === 'string') return address.test(value) ? value : localize(value)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((inner) => replace(inner, localize))
  return Object.fromEntries(Object.entries(value).map(([property, inner]) => [property, replace(inner, localize)]))
}
