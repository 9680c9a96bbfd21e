import { sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import type { SearchFeed } from '../../feeds/searchFeed.types.ts'
import { documents, lexemes, sites, state, words } from '../tables.ts'
import { createDocumentIndexes, createWordIndexes, dropDocumentIndexes, dropWordIndexes } from './databaseIndexes.ts'
import { insertDocumentRows, removeDocuments, toDocumentRows } from './documentRows.ts'
import { batchSize, listBatches } from './indexBatches.ts'
import { createTextAnalyzer } from './textAnalyzer.ts'

/** Version of the indexing rules; an index of another version is rebuilt. */
export const indexVersion = 8

/** True if there is an index of the current version. */
export async function isIndexCurrent(queries: Queries): Promise<boolean> {
  const [row] = await queries.select({ version: state.version }).from(state)
  return row?.version === indexVersion
}

/** Rebuilds the whole index in the given transaction and returns its number of rows. */
export async function rebuildIndex(transaction: Queries, feed: SearchFeed, report?: Report): Promise<number> {
  await prepare(transaction)
  // Read before the documents: changes made meanwhile are then read twice rather than missed.
  const point = await feed.readPoint(transaction)
  const [first] = await transaction.select({ id: documents.id }).from(documents).limit(1)
  // Filling an empty table without its database indexes takes a third of the time.
  if (!first) await dropDocumentIndexes(transaction)
  await clearWords(transaction)
  await storeSites(transaction, feed)
  for (const { name } of feed.sources) await removeDocuments(transaction, name, 'all')
  const count = await indexSources({ queries: transaction, transaction, concurrency: 1 }, feed, report)
  if (!first) await createDocumentIndexes(transaction, 1)
  await createWordIndexes(transaction)
  await storeState(transaction, point)
  return count
}

/**
 * Builds the first index of a database on several connections, so that the database and this process work in parallel.
 * The row in `state` is written last: if the process is killed before, the next start discards the rows and begins
 * again. If several processes start at once, one builds the index and the others find it built.
 */
export async function buildFirstIndex(queries: Queries, feed: SearchFeed, report?: Report): Promise<number> {
  return queries.transaction(async (transaction) => {
    await prepare(transaction)
    const [current] = await transaction.select().from(state)
    // Other processes may be searching in an index that exists.
    if (current) return current.version === indexVersion ? 0 : rebuildIndex(transaction, feed, report)
    const point = await feed.readPoint(transaction)
    await dropDocumentIndexes(queries)
    await queries.execute(sql`truncate ${documents}`)
    await clearWords(transaction)
    await storeSites(transaction, feed)
    const count = await indexSources({ queries, transaction, concurrency: concurrentBatches }, feed, report)
    report?.(`${count} texts written, creating the database indexes`)
    await Promise.all([createDocumentIndexes(queries, concurrentIndexes), createWordIndexes(transaction)])
    await storeState(transaction, point)
    return count
  })
}

/** One batch being read, one analyzed, one written, and one waiting. */
const concurrentBatches = 4

/** Small database servers have two cores. */
const concurrentIndexes = 2

type Report = (line: string) => void

interface IndexingOptions {
  /** Reads the sources and writes rows. Not a transaction, since concurrent batches need several connections. */
  readonly queries: Queries
  /** Writes words. A single transaction, since two would block each other on the same word. */
  readonly transaction: Queries
  /** Number of concurrent batches. */
  readonly concurrency: number
}

/** Indexes all documents of a feed into an empty index and returns the number of rows. */
async function indexSources(
  { queries, transaction, concurrency }: IndexingOptions,
  feed: SearchFeed,
  report: Report = () => {},
): Promise<number> {
  const analyzer = createTextAnalyzer()
  let count = 0
  for (const source of feed.sources) {
    const { name, listKeys, read = source.read } = { ...source, read: source.createBulkReader?.() }
    const batches = listBatches(await listKeys(transaction))
    let next = 0
    const work = async (): Promise<void> => {
      for (let index = next++; index < batches.length; index = next++) {
        const rows = await toDocumentRows(name, await read(queries, batches[index] ?? []), analyzer)
        await insertDocumentRows({ queries, transaction }, rows, analyzer)
        count += rows.length
        if (index % 50 === 49) report(`${name}: ${(index + 1) * batchSize} of ${batches.length * batchSize}`)
      }
    }
    await Promise.all(Array.from({ length: concurrency }, work))
  }
  return count
}

/** Lifts the statement timeout, which a large catalogue exceeds, and lets one process at a time build an index. */
async function prepare(transaction: Queries): Promise<void> {
  await transaction.execute(sql`set local statement_timeout = 0`)
  await transaction.execute(sql`select pg_advisory_xact_lock(${buildLock})`)
}

/** Key of the advisory lock: the letters of `kudex`, plus one. */
const buildLock = 0x6b_75_64_65 + 1

async function clearWords(transaction: Queries): Promise<void> {
  await dropWordIndexes(transaction)
  await transaction.delete(words)
  await transaction.delete(lexemes)
}

/** Replaces the list of sites with that of the feed. */
export async function storeSites(transaction: Queries, feed: SearchFeed): Promise<void> {
  const rows = await feed.readSites(transaction)
  await transaction.delete(sites)
  if (rows.length > 0) await transaction.insert(sites).values(rows.map((site) => ({ ...site, areas: [...site.areas] })))
}

async function storeState(transaction: Queries, point: string): Promise<void> {
  await transaction
    .insert(state)
    .values({ id: 1, version: indexVersion, point })
    .onConflictDoUpdate({ target: state.id, set: { version: indexVersion, point } })
}
