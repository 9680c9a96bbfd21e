import type { LanguageCode } from '@kudex/domain/locales'

/**
 * Inserts soft hyphens into long words of titles, names and link texts, at any depth. Browsers without a hyphenation
 * dictionary would break such a word after any letter on a narrow screen. Japanese has no hyphens: its long Katakana words
 * may break between their parts.
 */
export async function hyphenateTitles<Value>(value: Value, language: string): Promise<Value> {
  if (language === 'ja') return insertInto(value, breakKatakana) as Value
  const load = patterns[language as LanguageCode]
  if (!load || !hasLongWord(value)) return value
  const { hyphenateSync } = (await load()).default
  const hyphenateWords: Hyphenate =
    language === 'de' ? (text, options) => breakBetweenParts(hyphenateSync(text, options)) : hyphenateSync
  return insertInto(value, (text, property) => {
    const own = toLimits(property, text)
    return own ? hyphenate(text, own, hyphenateWords) : text
  }) as Value
}

/**
 * Words that may be wider than a column of a phone, and the letters that stay together at their ends: large in
 * headings, smaller in the text of a link or a card.
 */
const headings = { minWordLength: 13, ends: 4 }
const limits: Readonly<Record<string, typeof headings>> = {
  title: headings,
  name: { minWordLength: 13, ends: 6 },
  label: headings,
  text: { minWordLength: 16, ends: 6 },
}

/** Longer texts are sentences, in columns that are wide enough for their words. */
const maxLength = 80

type Hyphenate = (text: string, options: { readonly minWordLength: number }) => string

/** English has few long words. Each language is loaded when its first long title is shown. */
const patterns: Partial<
  Record<LanguageCode, () => Promise<{ readonly default: { readonly hyphenateSync: Hyphenate } }>>
> = {
  de: () => import('hyphen/de/index.js'),
  fr: () => import('hyphen/fr/index.js'),
  es: () => import('hyphen/es/index.js'),
  pt: () => import('hyphen/pt/index.js'),
  cs: () => import('hyphen/cs/index.js'),
  hu: () => import('hyphen/hu/index.js'),
  ro: () => import('hyphen/ro/index.js'),
  sk: () => import('hyphen/sk/index.js'),
}

/** Leaves some letters before a break and after it. Addresses have no breaks, since they are copied. */
function hyphenate(text: string, { minWordLength, ends }: typeof headings, hyphenateSync: Hyphenate): string {
  const few = `((?:\\p{L}\\u00AD?){0,${ends - 1}})`
  return hyphenateSync(text, { minWordLength })
    .replace(new RegExp(`(?<![\\p{L}\\u00AD])${few}\\u00AD`, 'gu'), (start) => start.replaceAll('\u00AD', ''))
    .replace(new RegExp(`\\u00AD${few}(?![\\p{L}\\u00AD])`, 'gu'), (end) => end.replaceAll('\u00AD', ''))
    .replace(/\S*(?:@|:\/\/|www\.)\S*/g, (address) => address.replaceAll('\u00AD', ''))
}

/** The last parts of German compounds that titles of this business have. */
const germanHeads = ['maschine', 'maschinen', 'verarbeitung', 'werkzeug', 'werkzeuge', 'prüfung', 'vermessung']

/** A hyphenated word that ends with one of them. */
const germanCompound = new RegExp(
  `(?<!\\p{L})([\\p{L}\\u00AD]{4,}?)\\u00AD?(${germanHeads.map((head) => head.split('').join('\\u00AD?')).join('|')})(?!\\p{L})`,
  'giu',
)

/** A short part of a compound is not broken. */
const maxPart = 14

/** German compounds break between their parts: Abisolier-maschinen. */
function breakBetweenParts(text: string): string {
  return text.replace(germanCompound, (word, start: string, head: string) => {
    if (!word.includes('\u00AD')) return word
    const whole = start.replaceAll('\u00AD', '')
    return `${whole.length > maxPart ? start : whole}\u00AD${head.replaceAll('\u00AD', '')}`
  })
}

function hasLongWord(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([property, inner]) => toLimits(property, inner) !== null || hasLongWord(inner))
}

/** Katakana that may be wider than the title of a card on a phone. */
const longKatakana = /[\p{Script=Katakana}ー]{9,}/gu

/** “プロセスコンサルティング” gets a zero-width space between its two words. */
function breakKatakana(text: string, property: string): string {
  if (!limits[property] || text.length > maxLength) return text
  const segmenter = new Intl.Segmenter('ja', { granularity: 'word' })
  return text.replace(longKatakana, (word) =>
    Array.from(segmenter.segment(word), ({ segment }) => segment).join('\u200B'),
  )
}

/** Changes the texts of a value at any depth, by the property that each belongs to. */
function insertInto(value: unknown, insert: (text: string, property: string) => string): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((inner) => insertInto(inner, insert))
  return Object.fromEntries(
    Object.entries(value).map(([property, inner]) => [
      property,
      typeof inner === 'string' ? insert(inner, property) : insertInto(inner, insert),
    ]),
  )
}

/** The limits of a short text with a long word; null for others. */
function toLimits(property: string, value: unknown): typeof headings | null {
  const own = limits[property]
  if (!own || typeof value !== 'string' || value.length > maxLength) return null
  return value.split(/[^\p{L}]+/u).some((word) => word.length >= own.minWordLength) ? own : null
}
