// Creating an `Intl` object costs a hundred times more than using it: cache one per locale and options.

/** Formats a number with a typographic apostrophe: servers and browsers differ in the Swiss thousands separator. */
export function formatNumeral(value: number | bigint, locale: string, options?: Intl.NumberFormatOptions): string {
  // Short whole numbers are written the same in all languages, and the first number format of a browser takes a slow phone
  // 130 ms.
  if (!options && value >= 0 && value < 1000 && Number.isInteger(value)) return String(value)
  return getNumberFormat(locale, options).format(value).replaceAll("'", '’')
}

/** The cached number format of a locale. */
export function getNumberFormat(locale: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  return remember(`n${locale}${toKey(options)}`, () => new Intl.NumberFormat(locale, options))
}

/** The cached date format of a locale. */
export function getDateFormat(locale: string, options?: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return remember(`d${locale}${toKey(options)}`, () => new Intl.DateTimeFormat(locale, options))
}

/** The cached plural rules of a locale. */
export function getPluralRules(locale: string, type: Intl.PluralRuleType): Intl.PluralRules {
  return remember(`p${locale}${type}`, () => new Intl.PluralRules(locale, { type }))
}

const cache = new Map<string, unknown>()

function remember<T>(key: string, create: () => T): T {
  const known = cache.get(key)
  if (known !== undefined) return known as T
  const created = create()
  cache.set(key, created)
  return created
}

function toKey(options: object | undefined): string {
  return options ? JSON.stringify(options) : ''
}
