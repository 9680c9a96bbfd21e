import type { LanguageCode } from '@kudex/domain/locales'

/**
 * Inserts soft hyphens into long words of titles, names and link texts, at any depth. Browsers without a hyphenation
 * dictionary would break such a word after any letter on a narrow screen.
 */
export async function hyphenateTitles<Value>(value: Value, language: string): Promise<Value> {
  const texts = new Set<string>()
  collect(value, texts)
  const load = patterns[language as LanguageCode]
  if (texts.size === 0 || !load) return value
  const { hyphenateSync } = (await load()).default
  const hyphenated = new Map([...texts].map((text) => [text, hyphenate(text, hyphenateSync)]))
  return replace(value, hyphenated) as Value
}

/** Properties with a heading or the text of a link. */
const titles: ReadonlySet<string> = new Set(['title', 'name', 'label', 'text'])

/** Longer texts are sentences, in columns that are wide enough for their words. */
const maxLength = 80

/** Words that may be wider than a column of a phone. */
const minWordLength = 13
const longWord = new RegExp(`\\p{L}{${minWordLength}}`, 'u')

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

/** Leaves at least four letters before a break and after it. */
function hyphenate(text: string, hyphenateSync: Hyphenate): string {
  return hyphenateSync(text, { minWordLength })
    .replace(/(?<![\p{L}\u00AD])((?:\p{L}\u00AD?){0,3})\u00AD/gu, (start) => start.replaceAll('\u00AD', ''))
    .replace(/\u00AD((?:\p{L}\u00AD?){0,3})(?![\p{L}\u00AD])/gu, (end) => end.replaceAll('\u00AD', ''))
}

function collect(value: unknown, texts: Set<string>): void {
  if (typeof value !== 'object' || value === null) return
  for (const [property, inner] of Object.entries(value))
    if (isTitle(property, inner)) texts.add(inner)
    else collect(inner, texts)
}

function replace(value: unknown, hyphenated: ReadonlyMap<string, string>): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((inner) => replace(inner, hyphenated))
  return Object.fromEntries(
    Object.entries(value).map(([property, inner]) => [
      property,
      isTitle(property, inner) ? (hyphenated.get(inner) ?? inner) : replace(inner, hyphenated),
    ]),
  )
}

function isTitle(property: string, value: unknown): value is string {
  return titles.has(property) && typeof value === 'string' && value.length <= maxLength && longWord.test(value)
}
