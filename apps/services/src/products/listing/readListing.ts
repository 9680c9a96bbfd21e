import type { Filters, ListingSort } from '@kudex/domain/listing'
import type { MeasurementSystem } from '@kudex/domain/measurement'
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import type { ProductRow } from '../loaders.ts'
import { listingEntries, listingFacets, listingOrders, listings, listingValues, products } from '../tables.ts'
import { countryKey } from './buildListing.ts'
import {
  createFullSet,
  intersectSets,
  listPlaces,
  type PlaceSet,
  readBits,
  toRangeSet,
  uniteSets,
  writeBits,
} from './placeSets.ts'

/** What somebody wants to see of a list. */
export interface ListingQuestion {
  readonly classificationId: string
  /** Wanted languages, the first one decides about the order of names. */
  readonly wanted: readonly string[]
  /** Null for every country. */
  readonly country: string | null
  readonly system: MeasurementSystem
  readonly filters: Filters
  readonly sort: ListingSort
  readonly offset: number
  readonly limit: number
}

export interface ReadListing {
  readonly total: number
  readonly rows: readonly ProductRow[]
  readonly facets: readonly ReadFacet[]
}

type FacetRow = Pick<typeof listingFacets.$inferSelect, 'key' | 'kind' | 'name' | 'unit' | 'system' | 'low' | 'high'>

export interface ReadFacet extends FacetRow {
  /** With a number for each: entries that it is true for where the filters of all other facets hold. */
  readonly values: readonly ReadValue[]
}

interface ReadValue extends Pick<typeof listingValues.$inferSelect, 'value' | 'label'> {
  readonly count: number
}

/**
 * Reads a page of the list of a classification with its facets, in six statements whatever its size: the sets of what
 * is filtered for are joined here, the bits of all other values are counted in the database. Unknown facets and values
 * are left out (CAT-10).
 */
export async function readListing(queries: Queries, question: ListingQuestion): Promise<ReadListing> {
  const [size, facets, asked, ranks] = await Promise.all([
    readSize(queries, question),
    readFacets(queries, question),
    readAskedSets(queries, question),
    readRanks(queries, question),
  ])
  const sets = toFilterSets(question, facets, asked, size)
  const all = intersectSets([...sets.values()], size)
  const places = listPlaces(all, ranks)
  if (question.sort === 'name-desc') places.reverse()
  const shown = places.slice(question.offset, question.offset + question.limit)
  const [rows, counts] = await Promise.all([
    readProducts(queries, question, shown),
    countValues(queries, question, facets, { sets, all, size }),
  ])
  return {
    total: places.length,
    rows,
    facets: facets.map((facet) => ({ ...facet, values: counts.get(facet.key) ?? [] })),
  }
}

async function readSize(queries: Queries, { classificationId }: ListingQuestion): Promise<number> {
  const [listing] = await queries
    .select({ size: listings.size })
    .from(listings)
    .where(eq(listings.classificationId, classificationId))
  return listing?.size ?? 0
}

/** The facets of the measurement system, and whatever is filtered by: a shared address may hold the other one's. */
function readFacets(queries: Queries, { classificationId, system, filters }: ListingQuestion) {
  const { key, kind, name, unit, low, high } = listingFacets
  const ranges = [...filters.ranges.keys()]
  const keys = [...filters.choices.keys(), ...ranges]
  const spans =
    ranges.length === 0
      ? sql<null>`null`
      : sql<Uint8Array | null>`case when ${inArray(key, ranges)} then ${listingFacets.spans} end`
  return queries
    .select({
      key,
      kind,
      name,
      unit,
      system: listingFacets.system,
      low,
      high,
      spans: spans.mapWith(listingFacets.spans),
    })
    .from(listingFacets)
    .where(
      and(
        eq(listingFacets.classificationId, classificationId),
        or(
          isNull(listingFacets.system),
          eq(listingFacets.system, system),
          keys.length > 0 ? inArray(key, keys) : undefined,
        ),
      ),
    )
    .orderBy(asc(listingFacets.sortIndex))
}

/** The sets of the chosen values and of the country, by key. */
async function readAskedSets(queries: Queries, { classificationId, filters, country }: ListingQuestion) {
  const wanted = [...filters.choices].map(([key, values]) =>
    and(eq(listingValues.key, key), inArray(listingValues.value, [...values])),
  )
  if (country !== null) wanted.push(and(eq(listingValues.key, countryKey), eq(listingValues.value, country)))
  if (wanted.length === 0) return new Map<string, PlaceSet[]>()
  const rows = await queries
    .select({ key: listingValues.key, places: listingValues.places })
    .from(listingValues)
    .where(and(eq(listingValues.classificationId, classificationId), or(...wanted)))
  const sets = new Map<string, PlaceSet[]>()
  for (const { key, places } of rows) sets.set(key, [...(sets.get(key) ?? []), readBits(places)])
  return sets
}

async function readRanks(queries: Queries, { classificationId, sort, wanted }: ListingQuestion) {
  if (sort === 'catalogue') return null
  const rows = await queries
    .select({ language: listingOrders.language, ranks: listingOrders.ranks })
    .from(listingOrders)
    .where(
      and(
        eq(listingOrders.classificationId, classificationId),
        inArray(listingOrders.language, [...new Set([...wanted.slice(0, 1), 'en'])]),
      ),
    )
  return (rows.find(({ language }) => language === wanted[0]) ?? rows[0])?.ranks ?? null
}

/** One set per facet that is filtered by, and one for the country. */
function toFilterSets(
  { filters, country }: ListingQuestion,
  facets: readonly { readonly key: string; readonly spans: Uint8Array | null }[],
  asked: ReadonlyMap<string, readonly PlaceSet[]>,
  size: number,
): Map<string, PlaceSet> {
  const sets = new Map<string, PlaceSet>()
  for (const [key, found] of asked) sets.set(key, uniteSets(found, size))
  // Nothing of the list shows in a country that has no set.
  if (country !== null && !sets.has(countryKey)) sets.set(countryKey, new Uint8Array(size))
  for (const { key, spans } of facets) {
    const range = filters.ranges.get(key)
    if (range && spans) sets.set(key, toRangeSet(spans, range))
  }
  return sets
}

async function readProducts(
  queries: Queries,
  { classificationId }: ListingQuestion,
  places: readonly number[],
): Promise<ProductRow[]> {
  if (places.length === 0) return []
  const rows = await queries
    .select({ place: listingEntries.place, product: products })
    .from(listingEntries)
    .innerJoin(products, eq(products.id, listingEntries.productId))
    .where(and(eq(listingEntries.classificationId, classificationId), inArray(listingEntries.place, [...places])))
  const byPlace = new Map(rows.map(({ place, product }) => [place, product]))
  return places.flatMap((place) => byPlace.get(place) ?? [])
}

interface FilterSets {
  readonly sets: ReadonlyMap<string, PlaceSet>
  readonly all: PlaceSet
  readonly size: number
}

/** Counts every value where the filters of all other facets hold, so that a number tells what a click gives. */
async function countValues(
  queries: Queries,
  { classificationId }: ListingQuestion,
  facets: readonly { readonly key: string }[],
  { sets, all, size }: FilterSets,
): Promise<Map<string, ReadValue[]>> {
  if (facets.length === 0) return new Map()
  const keys = facets.map(({ key }) => key)
  const filtered = keys.filter((key) => sets.has(key))
  const others = filtered.map((key) => {
    const rest = [...sets].filter(([other]) => other !== key).map(([, set]) => set)
    return sql`when ${listingValues.key} = ${key} then ${writeBits(rest.length === 0 ? createFullSet(size) : intersectSets(rest, size))}::varbit`
  })
  const mask = sql`(case ${sql.join([...others, sql`when true then ${writeBits(all)}::varbit`], sql` `)} end)`
  const rows = await queries
    .select({
      key: listingValues.key,
      value: listingValues.value,
      label: listingValues.label,
      count: sql<string>`bit_count(${listingValues.places} & ${mask})`.mapWith(Number),
    })
    .from(listingValues)
    .where(and(eq(listingValues.classificationId, classificationId), inArray(listingValues.key, keys)))
    .orderBy(asc(listingValues.key), asc(listingValues.sortIndex))
  return Map.groupBy(rows, ({ key }) => key)
}
