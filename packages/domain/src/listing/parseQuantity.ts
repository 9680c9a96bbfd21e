/** A numeric range; both ends are equal for a single number. */
export interface Span {
  readonly low: number
  readonly high: number
}

/**
 * Parses a value of the catalogue as a number or a range: `21`, `0.03…4`, `< 68`, `± 0.1`, `36…12` in AWG. Null for
 * anything else, such as `3 × 400 V` or free text (CAT-12).
 */
export function parseQuantity(value: string, unit: string | null = null): Span | null {
  const [, first = '', second] = quantity.exec(value.trim()) ?? []
  const one = parseNumber(first, unit)
  const other = second === undefined ? one : parseNumber(second, unit)
  if (one === null || other === null) return null
  return { low: Math.min(one, other), high: Math.max(one, other) }
}

/**
 * Parses a number typed into a filter, with a point or a comma, or a wire size such as `2/0`; null if invalid. Thousands
 * may be separated by spaces and apostrophes, and as in the locale.
 */
export function parseTypedNumber(text: string, locale?: string): number | null {
  const spaced = text.trim().replace(/(?<=\d)[\s’'](?=\d{3}(?!\d))/g, '')
  const typed = removeGroups(spaced, locale).replace(',', '.')
  return typed.length <= maxNumberLength ? (parseNumber(typed, null) ?? parseGauge(typed)) : null
}

function removeGroups(text: string, locale: string | undefined): string {
  if (locale === undefined) return text
  const separator = new Intl.NumberFormat(locale).formatToParts(10_000).find(({ type }) => type === 'group')?.value
  if (separator === ',' && /^[1-9]\d{0,2}(,\d{3})+$/.test(text)) return text.replaceAll(',', '')
  // Addresses of lists write decimals with a point in every locale, but without a 0 at the end: `5.200` was typed.
  if (separator === '.' && /^[1-9]\d{0,2}(\.\d{3})*\.\d\d0$/.test(text)) return text.replaceAll('.', '')
  return text
}

/** Writes a gauge as the trade does: 0 and below as 1/0 to 4/0, and as an area in kcmil beyond. */
export function formatGauge(gauge: number): string {
  if (gauge > 0) return String(gauge)
  if (gauge >= 1 - maxZeros) return `${1 - Math.ceil(gauge)}/0`
  const area = (5 * 92 ** ((36 - gauge) / 39)) ** 2 / 1000
  return `${areaStep * Math.round(area / areaStep)} kcmil`
}

/** Parses dimensions, such as `470 × 330 × 440`; null for anything else. */
export function parseDimensions(value: string): readonly [number, number, number] | null {
  const [, ...sides] =
    /^(\d{1,6}(?:\.\d{1,3})?) × (\d{1,6}(?:\.\d{1,3})?) × (\d{1,6}(?:\.\d{1,3})?)$/.exec(value.trim()) ?? []
  const [first, second, third] = sides.map(Number)
  return first === undefined || second === undefined || third === undefined ? null : [first, second, third]
}

/** The largest gauge is 4/0. */
const maxZeros = 4

/** Sizes in kcmil are multiples of 50. */
const areaStep = 50

const maxNumberLength = 20

const number = String.raw`-?\d{1,15}(?:\.\d{1,6})?|\d/0|\d{3,4} kcmil`
const quantity = new RegExp(String.raw`^(?:[<>≤≥±] ?)?(${number})(?: ?[…–] ?(${number}))?$`)

function parseNumber(text: string, unit: string | null): number | null {
  if (/^-?\d{1,15}(?:\.\d{1,6})?$/.test(text)) return Number(text)
  return unit === 'AWG' ? parseGauge(text) : null
}

/** Gauges beyond 0 are written 1/0, 2/0, … and count as 0, −1, −2, …; beyond 4/0 the area is given instead. */
function parseGauge(text: string): number | null {
  const zeros = /^(\d)\/0$/.exec(text)?.[1]
  if (zeros !== undefined) return 1 - Number(zeros)
  const area = /^(\d{3,4}) ?kcmil$/.exec(text)?.[1]
  if (area === undefined) return null
  return Math.round(10 * (36 - (39 * Math.log(Math.sqrt(Number(area) * 1000) / 5)) / Math.log(92))) / 10
}
