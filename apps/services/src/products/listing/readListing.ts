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
  listRanks,
  type RankSet,
  readBits,
  toRangeSet,
  uniteSets,
  writeBits,
} from './rankSets.ts'

export interface ListingRequest {
  readonly classificationId: string
  /** Preferred languages; the first one determines the order of names. */
  readonly wanted: readonly string[]
  /** Null for all countries. */
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
  /** Each with its count: the entries that have the value and match the filters of all other facets. */
  readonly values: readonly ReadValue[]
}

interface ReadValue extends Pick<typeof listingValues.$inferSelect, 'value' | 'label'> {
  readonly count: number
}

/**
 * Reads a page of the list of a classification with its facets, in six statements of one snapshot: ranks have a meaning
 * within one version of the list only. The rank sets of the filters are combined here; the values are counted in the
 * database. Unknown facets and values are ignored (CAT-10).
 */
export function readListing(queries: Queries, request: ListingRequest): Promise<ReadListing> {
  return queries.transaction((transaction) => readSnapshot(transaction, request), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
}

async function readSnapshot(queries: Queries, request: ListingRequest): Promise<ReadListing> {
  const size = await readSize(queries, request)
  const facets = await readFacets(queries, request)
  const chosen = await readChosenSets(queries, request)
  const positions = await readPositions(queries, request)
  const sets = toFilterSets(request, facets, chosen, size)
  const all = intersectSets([...sets.values()], size)
  const ranks = listRanks(all, positions)
  if (request.sort === 'name-desc') ranks.reverse()
  const shown = ranks.slice(request.offset, request.offset + request.limit)
  const rows = await readProducts(queries, request, shown)
  const counts = await countValues(queries, request, facets, { sets, all, size })
  return {
    total: ranks.length,
    rows,
    facets: facets.map((facet) => ({ ...facet, values: counts.get(facet.key) ?? [] })),
  }
}

async function readSize(queries: Queries, { classificationId }: ListingRequest): Promise<number> {
  const [listing] = await queries
    .select({ size: listings.size })
    .from(listings)
    .where(eq(listings.classificationId, classificationId))
  return listing?.size ?? 0
}

/** The facets of the measurement system, and those in filters: a shared URL may have facets of the other system. */
function readFacets(queries: Queries, { classificationId, system, filters }: ListingRequest) {
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

/** The rank sets of the chosen values and of the country, by key. */
async function readChosenSets(queries: Queries, { classificationId, filters, country }: ListingRequest) {
  const conditions = [...filters.choices].map(([key, values]) =>
    and(eq(listingValues.key, key), inArray(listingValues.value, [...values])),
  )
  if (country !== null) conditions.push(and(eq(listingValues.key, countryKey), eq(listingValues.value, country)))
  if (conditions.length === 0) return new Map<string, RankSet[]>()
  const rows = await queries
    .select({ key: listingValues.key, ranks: listingValues.ranks })
    .from(listingValues)
    .where(and(eq(listingValues.classificationId, classificationId), or(...conditions)))
  const sets = new Map<string, RankSet[]>()
  for (const { key, ranks } of rows) sets.set(key, [...(sets.get(key) ?? []), readBits(ranks)])
  return sets
}

async function readPositions(queries: Queries, { classificationId, sort, wanted }: ListingRequest) {
  if (sort === 'catalogue') return null
  const rows = await queries
    .select({ language: listingOrders.language, positions: listingOrders.positions })
    .from(listingOrders)
    .where(
      and(
        eq(listingOrders.classificationId, classificationId),
        inArray(listingOrders.language, [...new Set([...wanted.slice(0, 1), 'en'])]),
      ),
    )
  return (rows.find(({ language }) => language === wanted[0]) ?? rows[0])?.positions ?? null
}

/** One set per filtered facet, and one for the country. */
function toFilterSets(
  { filters, country }: ListingRequest,
  facets: readonly { readonly key: string; readonly spans: Uint8Array | null }[],
  chosen: ReadonlyMap<string, readonly RankSet[]>,
  size: number,
): Map<string, RankSet> {
  const sets = new Map<string, RankSet>()
  for (const [key, found] of chosen) sets.set(key, uniteSets(found, size))
  // A country without a set shows no entry of the list.
  if (country !== null && !sets.has(countryKey)) sets.set(countryKey, new Uint8Array(size))
  for (const { key, spans } of facets) {
    const range = filters.ranges.get(key)
    if (range && spans) sets.set(key, toRangeSet(spans, range))
  }
  return sets
}

async function readProducts(
  queries: Queries,
  { classificationId }: ListingRequest,
  ranks: readonly number[],
): Promise<ProductRow[]> {
  if (ranks.length === 0) return []
  const rows = await queries
    .select({ rank: listingEntries.rank, product: products })
    .from(listingEntries)
    .innerJoin(products, eq(products.id, listingEntries.productId))
    .where(and(eq(listingEntries.classificationId, classificationId), inArray(listingEntries.rank, [...ranks])))
  const byRank = new Map(rows.map(({ rank, product }) => [rank, product]))
  return ranks.flatMap((rank) => byRank.get(rank) ?? [])
}

interface FilterSets {
  readonly sets: ReadonlyMap<string, RankSet>
  readonly all: RankSet
  readonly size: number
}

/** Counts each value within the filters of all other facets: the number of results if the value were chosen. */
async function countValues(
  queries: Queries,
  { classificationId }: ListingRequest,
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
      count: sql<string>`bit_count(${listingValues.ranks} & ${mask})`.mapWith(Number),
    })
    .from(listingValues)
    .where(and(eq(listingValues.classificationId, classificationId), inArray(listingValues.key, keys)))
    .orderBy(asc(listingValues.key), asc(listingValues.sortIndex))
  return Map.groupBy(rows, ({ key }) => key)
}
