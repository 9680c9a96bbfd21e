import { asc } from 'drizzle-orm'
import type { Database, Queries } from '../../database/database.types.ts'
import { insertRows } from '../../database/insertRows.ts'
import {
  classifications,
  listingEntries,
  listingFacets,
  listingOrders,
  listings,
  listingValues,
  products,
} from '../tables.ts'
import { buildListing, type BuiltListing } from './buildListing.ts'
import { type ListedProduct, readCatalogue } from './readCatalogue.ts'

/**
 * Rebuilds the lists of all classifications and returns their number. Call it in each transaction that changes the
 * catalogue, so that lists and products stay consistent.
 */
export async function rebuildListings(queries: Queries): Promise<number> {
  const tree = await queries
    .select({ id: classifications.id, parentId: classifications.parentId })
    .from(classifications)
    .orderBy(asc(classifications.sortIndex))
  const parents = new Map(tree.map(({ id, parentId }) => [id, parentId]))
  const members = Map.groupBy(
    (await readCatalogue(queries)).flatMap((product) =>
      [...listAncestors(product, parents)].map((id) => ({ id, product })),
    ),
    ({ id }) => id,
  )
  await queries.delete(listings)
  let writing = Promise.resolve()
  for (const { id } of tree) {
    const entries = (members.get(id) ?? []).map(({ product }) => product)
    // The database writes one list while the next one is built.
    const built = buildListing(entries)
    await writing
    writing = insertListing(queries, id, entries, built)
    // Prevents an unhandled rejection until the next `await`.
    writing.catch(() => {})
  }
  await writing
  return tree.length
}

/** Builds the lists of a catalogue that has none, such as after a migration; in one process if several start at once. */
export async function ensureListings({
  queries,
  runExclusively,
}: Pick<Database, 'queries' | 'runExclusively'>): Promise<void> {
  if (await hasListings(queries)) return
  await runExclusively(async () => {
    if (!(await hasListings(queries))) await queries.transaction((transaction) => rebuildListings(transaction))
  })
}

/** True also without products: there is nothing to list. */
async function hasListings(queries: Queries): Promise<boolean> {
  const [listing] = await queries.select({ id: listings.classificationId }).from(listings).limit(1)
  if (listing) return true
  const [product] = await queries.select({ id: products.id }).from(products).limit(1)
  return product === undefined
}

/** The classifications of a product and their ancestors. */
function listAncestors(
  { classifications: own }: ListedProduct,
  parents: ReadonlyMap<string, string | null>,
): Set<string> {
  const ancestors = new Set<string>()
  for (const id of own)
    for (let at: string | null = id; at !== null && !ancestors.has(at); at = parents.get(at) ?? null) ancestors.add(at)
  return ancestors
}

async function insertListing(
  queries: Queries,
  classificationId: string,
  entries: readonly ListedProduct[],
  { facets, values, orders }: BuiltListing,
): Promise<void> {
  await queries.insert(listings).values({ classificationId, size: entries.length })
  const rows = entries.map(({ id: productId }, rank) => ({ classificationId, rank, productId }))
  await insertRows(queries, listingEntries, rows)
  await insertRows(
    queries,
    listingFacets,
    facets.map((facet) => ({ classificationId, ...facet })),
  )
  await insertRows(
    queries,
    listingValues,
    values.map((value) => ({ classificationId, ...value })),
  )
  await insertRows(
    queries,
    listingOrders,
    orders.map((order) => ({ classificationId, ...order })),
  )
}
