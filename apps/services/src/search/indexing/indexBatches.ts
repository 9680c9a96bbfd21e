import { eq } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import type { Jobs } from '../../jobs/jobs.types.ts'
import type { SearchSource } from '../../feeds/searchSource.types.ts'
import type { SearchFeed } from '../../feeds/searchFeed.types.ts'
import { documents, state } from '../tables.ts'
import { insertDocumentRows, removeDocuments, toDocumentRows } from './documentRows.ts'
import { createTextAnalyzer } from './textAnalyzer.ts'

/** Keys per batch. A batch is one transaction, so it is small enough not to delay searches and other writers. */
export const batchSize = 200

/** The queue that batches of large changes are added to. */
export type IndexJobs = Pick<Jobs, 'enqueue'>

export const indexQueue = 'search.index'

export function listBatches(keys: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(keys.length / batchSize) }, (_, index) =>
    keys.slice(index * batchSize, (index + 1) * batchSize),
  )
}

/** Reindexes the documents of some keys; documents that visitors may no longer find are removed. */
export async function writeBatch(transaction: Queries, source: SearchSource, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await removeDocuments(transaction, source.name, keys)
  const analyzer = createTextAnalyzer()
  const rows = await toDocumentRows(source.name, await source.read(transaction, keys), analyzer)
  await insertDocumentRows({ queries: transaction, transaction }, rows, analyzer)
}

/**
 * Enqueues the batches of a large change in the transaction that advances the index, so that they survive the end of the
 * process. A single batch is indexed immediately.
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

/** The keys of a source, and those that the index still holds although the source no longer has them. */
async function listAllKeys(transaction: Queries, { name, listKeys }: SearchSource): Promise<readonly string[]> {
  const indexed = await transaction
    .selectDistinct({ key: documents.key })
    .from(documents)
    .where(eq(documents.source, name))
  return [...new Set([...(await listKeys(transaction)), ...indexed.map(({ key }) => key)])]
}

/**
 * Indexes one batch of the queue. Documents are read after the row of the index is locked, so the last writer of a
 * document writes its current state. Idempotent.
 */
export async function performBatch(queries: Queries, feed: SearchFeed, payload: unknown): Promise<void> {
  const { source: name, keys } = payload as { readonly source: string; readonly keys: readonly string[] }
  const source = feed.sources.find((candidate) => candidate.name === name)
  await queries.transaction(async (transaction) => {
    await transaction.select({ id: state.id }).from(state).for('update')
    if (source) await writeBatch(transaction, source, keys)
    // A newer version may no longer have the source.
    else await removeDocuments(transaction, name, keys)
  })
}
