// Making an Intl object costs a hundred times more than using it: keep one for each locale and options.

/** A number in the form of a locale, with the true apostrophe: servers and browsers differ in the one that parts Swiss thousands. */
export function formatNumeral(value: number | bigint, locale: string, options?: Intl.NumberFormatOptions): string {
  return getNumberFormat(locale, options).format(value).replaceAll("'", '’')
}

/** The kept number format of a locale. */
export function getNumberFormat(locale: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  return remember(`n${locale}${toKey(options)}`, () => new Intl.NumberFormat(locale, options))
}

/** The kept date format of a locale. */
export function getDateFormat(locale: string, options?: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return remember(`d${locale}${toKey(options)}`, () => new Intl.DateTimeFormat(locale, options))
}

/** The kept plural rules of a locale. */
export function getPluralRules(locale: string, type: Intl.PluralRuleType): Intl.PluralRules {
  return remember(`p${locale}${type}`, () => new Intl.PluralRules(locale, { type }))
}

const kept = new Map<string, unknown>()

function remember<T>(key: string, create: () => T): T {
  const known = kept.get(key)
  if (known !== undefined) return known as T
  const created = create()
  kept.set(key, created)
  return created
}

function toKey(options: object | undefined): string {
  return options ? JSON.stringify(options) : ''
}
