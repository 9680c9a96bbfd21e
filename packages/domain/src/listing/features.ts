import type { MeasurementSystem } from '../measurement/measurementSystem.ts'
import { parseDimensions, parseQuantity, type Span } from './parseQuantity.ts'

/** A text in one language, or in each of several. */
export type ListedText = string | { readonly [language: string]: string }

/** A specification that can be filtered by. */
export interface ListedSpecification {
  readonly name: ListedText
  readonly value: ListedText
  readonly unit: ListedText | null
  readonly measurementSystem: MeasurementSystem | null
}

/** A filterable feature of a product. */
export interface Feature {
  /** Id of the facet in URLs: `wire-cross-section-mm2`. */
  readonly key: string
  readonly name: ListedText
  readonly unit: ListedText | null
  readonly system: MeasurementSystem | null
  /** The numeric range of the value; null if it is not numeric. */
  readonly span: Span | null
  /** Its choices: one for `Laser class 1`, three for `PVC, PTFE, silicone`. */
  readonly choices: readonly Choice[]
}

/** One value of a facet. */
export interface Choice {
  /** Id in URLs: `ptfe`. */
  readonly value: string
  readonly label: ListedText
}

/** Derives features from technical data; the first specification of a key counts. */
export function toFeatures(specifications: readonly ListedSpecification[]): Feature[] {
  const features = new Map<string, Feature>()
  for (const { name, value, unit, measurementSystem } of specifications) {
    const key = toFacetKey(name, unit)
    if (key === '' || features.has(key)) continue
    const sides = unit === null ? null : toSides({ name, value, unit, measurementSystem })
    if (sides) {
      for (const side of sides) if (!features.has(side.key)) features.set(side.key, side)
      continue
    }
    const span = parseQuantity(toEnglish(value), unit === null ? null : toEnglish(unit))
    features.set(key, { key, name, unit, system: measurementSystem, span, choices: span ? [] : toChoices(value) })
  }
  return [...features.values()]
}

/** Dimensions are three ranges: width, height and depth, named in the English text: `Dimensions (W × H × D)`. */
function toSides({ name, value, unit, measurementSystem }: ListedSpecification): Feature[] | null {
  const sizes = parseDimensions(toEnglish(value))
  const [, ...letters] = /\(([WHD]) × ([WHD]) × ([WHD])\)/.exec(toEnglish(name)) ?? []
  if (!sizes || letters.length === 0) return null
  return letters.flatMap((letter, index) => {
    const size = sizes[index]
    const side = sideNames[letter]
    if (size === undefined || side === undefined) return []
    const key = toFacetKey(side, unit)
    return [{ key, name: side, unit, system: measurementSystem, span: { low: size, high: size }, choices: [] }]
  })
}

/** Keys of width, height and depth in any unit. */
export const sideKey = /^(width|height|depth)-[a-z]+$/

/** English names of the sides; pages translate them by the key of the facet. */
const sideNames: Readonly<Record<string, string>> = { W: 'Width', H: 'Height', D: 'Depth' }

/** Id of a facet in URLs, from the English name and unit; the same in all languages. */
export function toFacetKey(name: ListedText, unit: ListedText | null): string {
  return toToken(unit === null ? toEnglish(name) : `${toEnglish(name)} ${toEnglish(unit)}`)
}

/** The English text, else the first. */
export function toEnglish(text: ListedText): string {
  return typeof text === 'string' ? text : (text['en'] ?? Object.values(text)[0] ?? '')
}

/** Lower case letters, digits and hyphens; may be empty. */
function toToken(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('µ', 'u')
    .replaceAll('μ', 'u')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, maxTokenLength)
    .replace(/-+$/, '')
}

/** Id of a value. Signs and decimal points are words, so that `−5 °C` differs from `5 °C`, and `1.5 kW` from `1–5 kW`. */
function toChoiceToken(text: string): string {
  return toToken(text.replace(/(?<![\p{L}\d.]) ?[-−](?=\d)/gu, ' minus ').replace(/(?<=\d)\.(?=\d)/g, ' point '))
}

/** Maximum length of an id in a URL. */
export const maxTokenLength = 48

/** A list of words is several choices, `1 × 230 V, 50 Hz` is one: every part of a list starts with a letter. */
function toChoices(value: ListedText): Choice[] {
  const parts = splitList(value) ?? [value]
  const choices = new Map<string, Choice>()
  for (const label of parts) {
    const token = toChoiceToken(toEnglish(label))
    if (token !== '' && !choices.has(token)) choices.set(token, { value: token, label: capitalize(label) })
  }
  return [...choices.values()]
}

/** The parts of a list; null if the number of parts differs by language. */
function splitList(value: ListedText): ListedText[] | null {
  if (typeof value === 'string') return splitWords(value)
  const languages = Object.entries(value).map(([language, text]) => [language, splitWords(text) ?? []] as const)
  const count = languages[0]?.[1].length ?? 0
  if (count === 0 || languages.some(([, parts]) => parts.length !== count)) return null
  return Array.from({ length: count }, (_, index) =>
    Object.fromEntries(languages.map(([language, parts]) => [language, parts[index] ?? ''])),
  )
}

function splitWords(text: string): string[] | null {
  const parts = text.split(/[,、，] ?/).map((part) => part.trim())
  return parts.length > 1 && parts.every((part) => /^\p{L}/u.test(part)) ? parts : null
}

function capitalize(label: ListedText): ListedText {
  if (typeof label !== 'string')
    return Object.fromEntries(Object.entries(label).map(([language, text]) => [language, capitalizeText(text)]))
  return capitalizeText(label)
}

function capitalizeText(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
