import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.types.ts'
import { enqueueBatches, type IndexJobs, listBatches, batchSize, writeBatch } from './indexBatches.ts'
import { createIndexes, dropIndexes } from './indexes.ts'
import { createLexicon } from './lexicon.ts'
import type { SearchFeed } from './searchFeed.types.ts'
import { documents, lexemes, sites, state, words } from './tables.ts'
import { addRows, removeThings, toRows } from './writeThings.ts'

/** Number of the rules by which things are indexed; an index of other rules is made anew. */
const indexRules = 4

/** Tells whether there is an index by today's rules. */
export async function isIndexed(queries: Queries): Promise<boolean> {
  const [row] = await queries.select({ rules: state.rules }).from(state)
  return row?.rules === indexRules
}

/** Makes the whole index anew, in the transaction that is given; answers how many rows it has. */
export async function makeIndex(
  transaction: Queries,
  feed: SearchFeed,
  report: (line: string) => void = () => {},
): Promise<number> {
  // A large catalogue takes longer than any question may.
  await transaction.execute(sql`set local statement_timeout = 0`)
  // Read before the things are: what changes meanwhile is read again rather than missed.
  const point = await feed.readPoint(transaction)
  const [first] = await transaction.select({ id: documents.id }).from(documents).limit(1)
  // Nobody searches in an empty index, and to fill one without its trees takes a third of the time.
  if (!first) await dropIndexes(transaction)
  await transaction.delete(words)
  await transaction.delete(lexemes)
  await storeSites(transaction, feed)
  const lexicon = createLexicon()
  let count = 0
  for (const { name, listKeys, read } of feed.sources) {
    await removeThings(transaction, name, 'all')
    const batches = listBatches(await listKeys(transaction))
    let things = await read(transaction, batches[0] ?? [])
    let writing: Promise<unknown> = Promise.resolve()
    for (const [index] of batches.entries()) {
      // The database writes one batch while the next one is put into words; a connection does one thing at a time.
      const [rows] = await Promise.all([toRows(name, things, lexicon), writing])
      writing = addRows(transaction, rows, lexicon)
      // Whoever waits for it next is told; until then a failure is nobody's.
      writing.catch(() => {})
      things = await read(transaction, batches[index + 1] ?? [])
      count += rows.length
      if (index % 50 === 49) report(`${name}: ${(index + 1) * batchSize} of ${batches.length * batchSize}`)
    }
    await writing
  }
  if (!first) await createIndexes(transaction)
  await transaction
    .insert(state)
    .values({ id: 1, rules: indexRules, point })
    .onConflictDoUpdate({ target: state.id, set: { rules: indexRules, point } })
  return count
}

/**
 * Takes over what changed since the index was last brought up to date, in one transaction: a search sees all of a
 * change or nothing. Of changes that touch very much, only the work is noted here, in batches that the queue does one
 * after the other (decision 0029). Several processes may try at once; they follow each other. Answers the point it
 * reached.
 */
export function followChanges(queries: Queries, feed: SearchFeed, jobs: IndexJobs): Promise<string> {
  return queries.transaction(async (transaction) => {
    const [held] = await transaction.select().from(state).for('update')
    if (!held || held.rules !== indexRules) {
      await makeIndex(transaction, feed)
      return feed.readPoint(transaction)
    }
    const { sequence, isComplete, changes } = await feed.readChanges(transaction, held.point)
    const tags = [...new Set(changes.flatMap((change) => change.tags))]
    if (!isComplete || tags.includes(feed.sitesTag)) await storeSites(transaction, feed)
    for (const source of feed.sources) {
      const keys = isComplete ? await source.findTouched(transaction, tags) : 'all'
      if (keys !== 'all' && keys.length <= batchSize) await writeBatch(transaction, source, keys)
      else await enqueueBatches(transaction, source, keys, jobs)
    }
    if (sequence !== held.point) await transaction.update(state).set({ point: sequence }).where(eq(state.id, 1))
    return sequence
  })
}

async function storeSites(transaction: Queries, feed: SearchFeed): Promise<void> {
  const rows = await feed.readSites(transaction)
  await transaction.delete(sites)
  if (rows.length > 0) await transaction.insert(sites).values(rows.map((site) => ({ ...site, areas: [...site.areas] })))
}
