import type { Queries } from '../database/database.types.ts'
import { batchSize, listBatches } from './indexBatches.ts'
import { createLexicon } from './lexicon.ts'
import type { SearchFeed } from './searchFeed.types.ts'
import { addRows, toRows } from './writeThings.ts'

/** What an index is filled through. */
export interface Filling {
  /** Reads the sources and writes texts; several batches at a time take several connections, so it is no transaction. */
  readonly queries: Queries
  /** Notes words: one transaction, as two would wait for each other at the same word. */
  readonly transaction: Queries
  /** Batches at a time. */
  readonly most: number
}

/**
 * Puts everything that a feed has into an empty index; answers how many rows that are. While the database reads one
 * batch and writes another, a third one is put into words.
 */
export async function fillIndex(
  { queries, transaction, most }: Filling,
  feed: SearchFeed,
  report: (line: string) => void = () => {},
): Promise<number> {
  const lexicon = createLexicon()
  let count = 0
  for (const source of feed.sources) {
    const { name, listKeys, read = source.read } = { ...source, read: source.startReading?.() }
    const batches = listBatches(await listKeys(transaction))
    let next = 0
    const work = async (): Promise<void> => {
      for (let index = next++; index < batches.length; index = next++) {
        const rows = await toRows(name, await read(queries, batches[index] ?? []), lexicon)
        await addRows({ queries, transaction }, rows, lexicon)
        count += rows.length
        if (index % 50 === 49) report(`${name}: ${(index + 1) * batchSize} of ${batches.length * batchSize}`)
      }
    }
    await Promise.all(Array.from({ length: most }, work))
  }
  return count
}
