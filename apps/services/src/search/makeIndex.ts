import { sql } from 'drizzle-orm'
import type { Queries } from '../database/database.types.ts'
import { fillIndex } from './fillIndex.ts'
import { createDocumentIndexes, createWordIndexes, dropDocumentIndexes, dropWordIndexes } from './indexes.ts'
import type { SearchFeed } from './searchFeed.types.ts'
import { documents, lexemes, sites, state, words } from './tables.ts'
import { removeThings } from './writeThings.ts'

/** Number of the rules by which things are indexed; an index of other rules is made anew. */
export const indexRules = 4

/** Tells whether there is an index by today's rules. */
export async function isIndexed(queries: Queries): Promise<boolean> {
  const [row] = await queries.select({ rules: state.rules }).from(state)
  return row?.rules === indexRules
}

/** Makes the whole index anew, in the transaction that is given; answers how many rows it has. */
export async function makeIndex(transaction: Queries, feed: SearchFeed, report?: Report): Promise<number> {
  await prepare(transaction)
  // Read before the things are: what changes meanwhile is read again rather than missed.
  const point = await feed.readPoint(transaction)
  const [first] = await transaction.select({ id: documents.id }).from(documents).limit(1)
  // Nobody searches in an empty index, and to fill one without its trees takes a third of the time.
  if (!first) await dropDocumentIndexes(transaction)
  await emptyWords(transaction)
  await storeSites(transaction, feed)
  for (const { name } of feed.sources) await removeThings(transaction, name, 'all')
  const count = await fillIndex({ queries: transaction, transaction, most: 1 }, feed, report)
  if (!first) await createDocumentIndexes(transaction, 1)
  await createWordIndexes(transaction)
  await storeState(transaction, point)
  return count
}

/**
 * Makes the first index of a database with several connections at once, so that the database and this process work at
 * the same time. Until the last transaction says that there is an index, there is none: what a process wrote that was
 * killed meanwhile is thrown away by the next one. Several processes may try at once; the others find it made.
 */
export async function makeFirstIndex(queries: Queries, feed: SearchFeed, report?: Report): Promise<number> {
  return queries.transaction(async (transaction) => {
    await prepare(transaction)
    const [held] = await transaction.select().from(state)
    // Others may be searching in it.
    if (held) return held.rules === indexRules ? 0 : makeIndex(transaction, feed, report)
    const point = await feed.readPoint(transaction)
    await dropDocumentIndexes(queries)
    await queries.execute(sql`truncate ${documents}`)
    await emptyWords(transaction)
    await storeSites(transaction, feed)
    const count = await fillIndex({ queries, transaction, most: batchesAtOnce }, feed, report)
    report?.(`${count} texts written, making their trees`)
    await Promise.all([createDocumentIndexes(queries, treesAtOnce), createWordIndexes(transaction)])
    await storeState(transaction, point)
    return count
  })
}

/** One that is read, one that is put into words and one that is written, and one that waits. */
const batchesAtOnce = 4

/** A small server has two processors. */
const treesAtOnce = 2

type Report = (line: string) => void

/** One at a time makes an index, and a large catalogue takes longer than any question may. */
async function prepare(transaction: Queries): Promise<void> {
  await transaction.execute(sql`set local statement_timeout = 0`)
  await transaction.execute(sql`select pg_advisory_xact_lock(${makingLock})`)
}

/** Any number that nothing else on the server uses: the letters of `kudex` and one more. */
const makingLock = 0x6b_75_64_65 + 1

async function emptyWords(transaction: Queries): Promise<void> {
  await dropWordIndexes(transaction)
  await transaction.delete(words)
  await transaction.delete(lexemes)
}

/** Takes over which sites there are. */
export async function storeSites(transaction: Queries, feed: SearchFeed): Promise<void> {
  const rows = await feed.readSites(transaction)
  await transaction.delete(sites)
  if (rows.length > 0) await transaction.insert(sites).values(rows.map((site) => ({ ...site, areas: [...site.areas] })))
}

async function storeState(transaction: Queries, point: string): Promise<void> {
  await transaction
    .insert(state)
    .values({ id: 1, rules: indexRules, point })
    .onConflictDoUpdate({ target: state.id, set: { rules: indexRules, point } })
}
