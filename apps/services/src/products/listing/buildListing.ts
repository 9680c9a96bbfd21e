import {
  type Feature,
  type FacetKind,
  type FacetStatistics,
  type ListedText,
  selectFacets,
} from '@kudex/domain/listing'
import { localize } from '../../localization/localize.ts'
import type { ListedProduct } from './readCatalogue.ts'
import type { listingFacets, listingValues } from '../tables.ts'

/** Key of the rows with the ranks per country; not a valid name of a facet. */
export const countryKey = '@country'
const brandKey = 'brand'

export interface BuiltListing {
  readonly facets: Omit<typeof listingFacets.$inferInsert, 'classificationId'>[]
  readonly values: Omit<typeof listingValues.$inferInsert, 'classificationId'>[]
  readonly orders: { readonly language: string; readonly positions: Buffer }[]
}

/** Builds the facets, sets of ranks and name orders of a list. A rank is the index of a product. */
export function buildListing(entries: readonly ListedProduct[]): BuiltListing {
  const keys = collectKeys(entries)
  const collected = [...keys.values()]
  const selected = selectFacets(collected.map(toStatistics), entries.length)
  const facets: BuiltListing['facets'] = []
  const values: BuiltListing['values'] = []
  const addValue = (key: string, value: string, label: ListedText, sortIndex: number, ranks: Iterable<number>) =>
    values.push({ key, value, label, sortIndex, ranks: toBits(ranks, entries.length) })

  selected.forEach(({ key, kind }, sortIndex) => {
    const facet = keys.get(key)
    if (!facet) return
    const { name, unit, system } = facet.feature
    facets.push({
      key,
      kind,
      name,
      unit,
      system,
      sortIndex,
      ...toBounds(kind, facet),
      spans: toSpans(kind, facet, entries),
    })
    if (kind === 'range') addValue(key, '', '', 0, facet.spans.keys())
    else sortChoices(facet).forEach(([value, { label, ranks }], index) => addValue(key, value, label, index, ranks))
  })
  const countries = collectCountries(entries)
  for (const [country, ranks] of countries) addValue(countryKey, country, country, 0, ranks)
  return { facets, values, orders: buildOrders(entries) }
}

interface CollectedKey {
  readonly feature: Pick<Feature, 'key' | 'name' | 'unit' | 'system'>
  readonly spans: Map<number, NonNullable<Feature['span']>>
  readonly choices: Map<string, { readonly label: ListedText; readonly ranks: number[] }>
  chosen: number
}

function collectKeys(entries: readonly ListedProduct[]): Map<string, CollectedKey> {
  const keys = new Map<string, CollectedKey>()
  entries.forEach(({ brand, features }, rank) => {
    if (brand) {
      const choices = [{ value: brand.id, label: brand.name }]
      collect(keys, { key: brandKey, name: '', unit: null, system: null, span: null, choices }, rank)
    }
    for (const feature of features) collect(keys, feature, rank)
  })
  return keys
}

function collect(keys: Map<string, CollectedKey>, feature: Feature, rank: number): void {
  const { key, span, choices } = feature
  const collected = keys.get(key) ?? { feature, spans: new Map(), choices: new Map(), chosen: 0 }
  keys.set(key, collected)
  if (span) collected.spans.set(rank, span)
  if (choices.length > 0) collected.chosen += 1
  for (const { value, label } of choices) {
    const choice = collected.choices.get(value) ?? { label, ranks: [] }
    collected.choices.set(value, choice)
    choice.ranks.push(rank)
  }
}

function toStatistics({ feature, spans, choices, chosen }: CollectedKey): FacetStatistics {
  const [first] = spans.values()
  return {
    key: feature.key,
    system: feature.system,
    spans: spans.size,
    hasDifferentSpans: [...spans.values()].some((span) => span.low !== first?.low || span.high !== first.high),
    choices: new Map([...choices].map(([value, { ranks }]) => [value, ranks.length])),
    chosen,
  }
}

/** Sorts numbers by size (`230 V` before `1000 V`), other values by frequency, then by value. */
function sortChoices({ choices }: CollectedKey) {
  const numbers = new Map([...choices].map(([value, { label }]) => [value, toLeadingNumber(localize(label, ['en']))]))
  if ([...numbers.values()].every((number) => number !== null))
    return [...choices].toSorted(
      ([one], [other]) => (numbers.get(one) ?? 0) - (numbers.get(other) ?? 0) || (one < other ? -1 : 1),
    )
  return [...choices].toSorted(
    ([one, { ranks }], [other, { ranks: otherRanks }]) => otherRanks.length - ranks.length || (one < other ? -1 : 1),
  )
}

function toLeadingNumber(label: string): number | null {
  const [, digits] = /^[^\d\p{L}]*?([-−]?\d+(?:\.\d+)?)/u.exec(label) ?? []
  return digits === undefined ? null : Number(digits.replace('−', '-'))
}

function toBounds(kind: FacetKind, { spans }: CollectedKey): { low: number | null; high: number | null } {
  if (kind === 'choice') return { low: null, high: null }
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  for (const span of spans.values()) {
    low = Math.min(low, span.low)
    high = Math.max(high, span.high)
  }
  return { low, high }
}

function toSpans(kind: FacetKind, { spans }: CollectedKey, { length }: readonly unknown[]): Buffer | null {
  if (kind === 'choice') return null
  const floats = new Float32Array(length * 2).fill(Number.NaN)
  for (const [rank, { low, high }] of spans) floats.set([low, high], rank * 2)
  return Buffer.from(floats.buffer)
}

function collectCountries(entries: readonly ListedProduct[]): Map<string, number[]> {
  const countries = new Map<string, number[]>()
  entries.forEach((entry, rank) => {
    for (const country of new Set(entry.countries)) {
      const ranks = countries.get(country) ?? []
      countries.set(country, ranks)
      ranks.push(rank)
    }
  })
  return countries
}

/** Name orders in English, and in each other language that any name has. */
function buildOrders(entries: readonly ListedProduct[]): BuiltListing['orders'] {
  const languages = new Set(['en'])
  for (const { name } of entries)
    if (typeof name !== 'string') for (const language of Object.keys(name)) languages.add(language)
  return [...languages].map((language) => {
    const collator = new Intl.Collator(language, { numeric: true })
    const names = entries.map(({ name }) => localize(name, [language, 'en']))
    const order = names.map((_, rank) => rank)
    order.sort((one, other) => collator.compare(names[one] ?? '', names[other] ?? '') || one - other)
    const positions = new Int32Array(entries.length)
    order.forEach((rank, position) => (positions[rank] = position))
    return { language, positions: Buffer.from(positions.buffer) }
  })
}

function toBits(ranks: Iterable<number>, size: number): string {
  const bits = Buffer.alloc(size, zero)
  for (const rank of ranks) bits[rank] = one
  return bits.toString('latin1')
}

const zero = '0'.charCodeAt(0)
const one = '1'.charCodeAt(0)
