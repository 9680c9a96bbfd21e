import { eq } from 'drizzle-orm'
import type { Queries } from '../database/database.types.ts'
import type { SearchFeed } from './searchFeed.types.ts'
import { sites, state, words } from './tables.ts'
import { addThings, removeThings } from './writeThings.ts'

/** Number of the rules by which things are indexed; an index of other rules is made anew. */
const indexRules = 1

/** Tells whether there is an index by today's rules. */
export async function isIndexed(queries: Queries): Promise<boolean> {
  const [row] = await queries.select({ rules: state.rules }).from(state)
  return row?.rules === indexRules
}

/** Makes the whole index anew, in the transaction that is given; answers how many rows it has. */
export async function makeIndex(transaction: Queries, feed: SearchFeed): Promise<number> {
  // Read before the things are: what changes meanwhile is read again rather than missed.
  const point = await feed.readPoint(transaction)
  const known = new Set<string>()
  let rows = 0
  await transaction.delete(words)
  await storeSites(transaction, feed)
  for (const source of feed.sources) {
    await removeThings(transaction, source.name, 'all')
    for await (const things of source.read(transaction, 'all'))
      rows += await addThings(transaction, source.name, things, known)
  }
  await transaction
    .insert(state)
    .values({ id: 1, rules: indexRules, point })
    .onConflictDoUpdate({ target: state.id, set: { rules: indexRules, point } })
  return rows
}

/**
 * Takes over what changed since the index was last brought up to date, in one transaction: a search sees all of a
 * change or nothing. Several processes may try at once; they follow each other. Answers the point it reached.
 */
export function followChanges(queries: Queries, feed: SearchFeed): Promise<string> {
  return queries.transaction(async (transaction) => {
    const [held] = await transaction.select().from(state).for('update')
    if (!held || held.rules !== indexRules) {
      await makeIndex(transaction, feed)
      return feed.readPoint(transaction)
    }
    const { sequence, isComplete, changes } = await feed.readChanges(transaction, held.point)
    if (!isComplete) await makeIndex(transaction, feed)
    else if (changes.length > 0) await takeOver(transaction, feed, [...new Set(changes.flatMap(({ tags }) => tags))])
    if (sequence !== held.point) await transaction.update(state).set({ point: sequence }).where(eq(state.id, 1))
    return sequence
  })
}

async function takeOver(transaction: Queries, feed: SearchFeed, tags: readonly string[]): Promise<void> {
  if (tags.includes(feed.sitesTag)) await storeSites(transaction, feed)
  for (const source of feed.sources) {
    const keys = await source.findTouched(transaction, tags)
    if (keys !== 'all' && keys.length === 0) continue
    await removeThings(transaction, source.name, keys)
    for await (const things of source.read(transaction, keys))
      await addThings(transaction, source.name, things, new Set())
  }
}

async function storeSites(transaction: Queries, feed: SearchFeed): Promise<void> {
  const rows = await feed.readSites(transaction)
  await transaction.delete(sites)
  if (rows.length > 0) await transaction.insert(sites).values(rows.map((site) => ({ ...site, areas: [...site.areas] })))
}
