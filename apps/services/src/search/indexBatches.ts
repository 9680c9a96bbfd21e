import { eq } from 'drizzle-orm'
import type { Queries } from '../database/database.types.ts'
import type { Jobs } from '../jobs/jobs.types.ts'
import type { SearchSource } from '../searchSource.types.ts'
import { createLexicon } from './lexicon.ts'
import type { SearchFeed } from './searchFeed.types.ts'
import { documents, state } from './tables.ts'
import { addRows, removeThings, toRows } from './writeThings.ts'

/** Keys of a batch: what one transaction writes, so that searches and other writers never wait for long. */
export const batchSize = 200

/** Where the index leaves work for later. */
export type IndexJobs = Pick<Jobs, 'enqueue'>

/** Name of the queue that holds batches to index. */
export const indexQueue = 'search.index'

/** Parts keys into batches. */
export function listBatches(keys: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(keys.length / batchSize) }, (_, index) =>
    keys.slice(index * batchSize, (index + 1) * batchSize),
  )
}

/** Takes the things of some keys over as they now are; what visitors may not find any more is gone after it. */
export async function writeBatch(transaction: Queries, source: SearchSource, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await removeThings(transaction, source.name, keys)
  const things = await source.read(transaction, keys)
  const lexicon = createLexicon()
  await addRows({ queries: transaction, transaction }, await toRows(source.name, things, lexicon), lexicon)
}

/**
 * Notes the batches of a large change in the transaction that moves the index on, so that they are done whatever happens
 * to the process; what fits in one batch is done at once.
 */
export async function enqueueBatches(
  transaction: Queries,
  source: SearchSource,
  keys: readonly string[] | 'all',
  jobs: IndexJobs,
): Promise<void> {
  const batches = listBatches(keys === 'all' ? await listAllKeys(transaction, source) : keys)
  if (batches.length === 1) return writeBatch(transaction, source, batches[0] ?? [])
  for (const batch of batches)
    await jobs.enqueue({ queue: indexQueue, payload: { source: source.name, keys: batch }, queries: transaction })
}

/** What a source has, and what the index still has of it. */
async function listAllKeys(transaction: Queries, { name, listKeys }: SearchSource): Promise<readonly string[]> {
  const held = await transaction
    .selectDistinct({ key: documents.key })
    .from(documents)
    .where(eq(documents.source, name))
  return [...new Set([...(await listKeys(transaction)), ...held.map(({ key }) => key)])]
}

/**
 * Does one batch of the queue. Things are read after the row of the index is locked, so that of two who write the same
 * thing the last one writes what is true; doing it twice does no harm.
 */
export async function performBatch(queries: Queries, feed: SearchFeed, payload: unknown): Promise<void> {
  const { source: name, keys } = payload as { readonly source: string; readonly keys: readonly string[] }
  const source = feed.sources.find((candidate) => candidate.name === name)
  // A newer version may know the source no more; then nothing of it is to be found.
  await queries.transaction(async (transaction) => {
    await transaction.select({ id: state.id }).from(state).for('update')
    if (source) await writeBatch(transaction, source, keys)
    else await removeThings(transaction, name, keys)
  })
}
