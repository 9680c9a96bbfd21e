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

/** The key of the rows that say where a place shows; no facet can be named so. */
export const countryKey = '@country'
/** The facet of brands. */
export const brandKey = 'brand'

export interface BuiltListing {
  readonly facets: Omit<typeof listingFacets.$inferInsert, 'classificationId'>[]
  readonly values: Omit<typeof listingValues.$inferInsert, 'classificationId'>[]
  readonly orders: { readonly language: string; readonly ranks: Buffer }[]
}

/** Makes the facets, the sets of places and the orders of one list; a place is the index of its product. */
export function buildListing(entries: readonly ListedProduct[]): BuiltListing {
  const keys = gatherKeys(entries)
  const gathered = [...keys.values()]
  const selected = selectFacets(gathered.map(toStatistics), entries.length)
  const facets: BuiltListing['facets'] = []
  const values: BuiltListing['values'] = []
  const addValue = (key: string, value: string, label: ListedText, sortIndex: number, places: Iterable<number>) =>
    values.push({ key, value, label, sortIndex, places: toBits(places, entries.length) })

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
      ...toEnds(kind, facet),
      spans: toSpans(kind, facet, entries),
    })
    if (kind === 'range') addValue(key, '', '', 0, facet.spans.keys())
    else sortChoices(facet).forEach(([value, { label, places }], index) => addValue(key, value, label, index, places))
  })
  const countries = gatherCountries(entries)
  for (const [country, places] of countries) addValue(countryKey, country, country, 0, places)
  return { facets, values, orders: buildOrders(entries) }
}

interface GatheredKey {
  readonly feature: Pick<Feature, 'key' | 'name' | 'unit' | 'system'>
  readonly spans: Map<number, NonNullable<Feature['span']>>
  readonly choices: Map<string, { readonly label: ListedText; readonly places: number[] }>
  chosen: number
}

function gatherKeys(entries: readonly ListedProduct[]): Map<string, GatheredKey> {
  const keys = new Map<string, GatheredKey>()
  entries.forEach(({ brand, features }, place) => {
    if (brand) {
      const choices = [{ value: brand.id, label: brand.name }]
      gather(keys, { key: brandKey, name: '', unit: null, system: null, span: null, choices }, place)
    }
    for (const feature of features) gather(keys, feature, place)
  })
  return keys
}

function gather(keys: Map<string, GatheredKey>, feature: Feature, place: number): void {
  const { key, span, choices } = feature
  const gathered = keys.get(key) ?? { feature, spans: new Map(), choices: new Map(), chosen: 0 }
  keys.set(key, gathered)
  if (span) gathered.spans.set(place, span)
  if (choices.length > 0) gathered.chosen += 1
  for (const { value, label } of choices) {
    const choice = gathered.choices.get(value) ?? { label, places: [] }
    gathered.choices.set(value, choice)
    choice.places.push(place)
  }
}

function toStatistics({ feature, spans, choices, chosen }: GatheredKey): FacetStatistics {
  const [first] = spans.values()
  return {
    key: feature.key,
    system: feature.system,
    spans: spans.size,
    hasDifferentSpans: [...spans.values()].some((span) => span.low !== first?.low || span.high !== first.high),
    choices: new Map([...choices].map(([value, { places }]) => [value, places.length])),
    chosen,
  }
}

/** The most frequent first; the English name decides between equals. */
function sortChoices({ choices }: GatheredKey) {
  return [...choices].toSorted(
    ([one, { places }], [other, { places: otherPlaces }]) =>
      otherPlaces.length - places.length || (one < other ? -1 : 1),
  )
}

function toEnds(kind: FacetKind, { spans }: GatheredKey): { low: number | null; high: number | null } {
  if (kind === 'choice') return { low: null, high: null }
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  for (const span of spans.values()) {
    low = Math.min(low, span.low)
    high = Math.max(high, span.high)
  }
  return { low, high }
}

function toSpans(kind: FacetKind, { spans }: GatheredKey, { length }: readonly unknown[]): Buffer | null {
  if (kind === 'choice') return null
  const floats = new Float32Array(length * 2).fill(Number.NaN)
  for (const [place, { low, high }] of spans) floats.set([low, high], place * 2)
  return Buffer.from(floats.buffer)
}

function gatherCountries(entries: readonly ListedProduct[]): Map<string, number[]> {
  const countries = new Map<string, number[]>()
  entries.forEach((entry, place) => {
    for (const country of new Set(entry.countries)) {
      const places = countries.get(country) ?? []
      countries.set(country, places)
      places.push(place)
    }
  })
  return countries
}

/** English for all; another language where any name differs in it. */
function buildOrders(entries: readonly ListedProduct[]): BuiltListing['orders'] {
  const languages = new Set(['en'])
  for (const { name } of entries)
    if (typeof name !== 'string') for (const language of Object.keys(name)) languages.add(language)
  return [...languages].map((language) => {
    const collator = new Intl.Collator(language, { numeric: true })
    const names = entries.map(({ name }) => localize(name, [language, 'en']))
    const order = names.map((_, place) => place)
    order.sort((one, other) => collator.compare(names[one] ?? '', names[other] ?? '') || one - other)
    const ranks = new Int32Array(entries.length)
    order.forEach((place, rank) => (ranks[place] = rank))
    return { language, ranks: Buffer.from(ranks.buffer) }
  })
}

function toBits(places: Iterable<number>, size: number): string {
  const bits = Buffer.alloc(size, zero)
  for (const place of places) bits[place] = one
  return bits.toString('latin1')
}

const zero = '0'.charCodeAt(0)
const one = '1'.charCodeAt(0)
