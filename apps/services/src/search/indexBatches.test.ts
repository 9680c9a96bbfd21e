import { productsTag, systemTag } from '@kudex/domain/changes'
import { pino } from 'pino'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { readChanges, readNewest, beginChange, noteChange } from '../content/changes/changeLog.ts'
import type { Queries } from '../database/database.types.ts'
import { createJobs } from '../jobs/createJobs.ts'
import type { SearchableThing, SearchSource } from '../searchSource.types.ts'
import { describeDatabases } from '../testing/describeDatabases.ts'
import { findThings } from './findThings.ts'
import { batchSize, indexQueue, performBatch } from './indexBatches.ts'
import type { SearchFeed } from './searchFeed.types.ts'
import { makeIndex } from './makeIndex.ts'
import { followChanges } from './searchIndex.ts'

const log = pino({ level: 'silent' })

describeDatabases('a large change', (open) => {
  /** What the source of the tests has: more things than one batch takes. */
  let things = new Map<string, string>()
  let failures = 0
  const source: SearchSource = {
    name: 'tests',
    findTouched: async (_queries, tags) => (tags.includes(productsTag) ? 'all' : []),
    listKeys: async () => [...things.keys()],
    read: async (_queries, keys) => {
      if (failures-- > 0) throw new Error('The source cannot be read')
      return keys.flatMap((key) => (things.has(key) ? [toThing(key, things.get(key) ?? '')] : []))
    },
  }
  const feed: SearchFeed = {
    sources: [source],
    sitesTag: systemTag,
    readSites: async () => [{ id: 'main', slug: '', areas: ['products'] }],
    readPoint: readNewest,
    readChanges,
    createWatch: () => ({ wait: async () => {}, close: () => {} }),
  }
  const queries = (): Queries => open().queries
  const find = async (query: string) => {
    const question = { language: 'en', country: 'ALL', siteSlug: '', query, page: 1, fromPage: 1, type: null }
    return (await findThings(queries(), question))?.total
  }
  const change = (from: ReadonlyMap<string, string>) =>
    queries().transaction(async (transaction) => {
      await beginChange(transaction)
      things = new Map(from)
      await noteChange(transaction, [productsTag])
    })
  /** What a process does with the queue, until nothing of it is left. */
  const workOff = async (done: () => Promise<boolean>) => {
    const jobs = createJobs({ queries: queries(), log })
    jobs.work(indexQueue, ({ payload }) => performBatch(queries(), feed, payload), { firstPause: 1 })
    await expect.poll(done, { timeout: 10_000, interval: 50 }).toBe(true)
    await jobs.stop()
  }
  const names = (count: number, word: string) =>
    new Map(
      Array.from({ length: count }, (_, index) => [`t${index}`, `${word} ${index % 7 === 0 ? 'seventh' : 'other'}`]),
    )

  beforeAll(async () => {
    things = names(2 * batchSize + 50, 'Alpaca')
    await queries().transaction((transaction) => makeIndex(transaction, feed))
  })
  beforeEach(() => {
    failures = 0
  })

  it('is left to the queue, in the transaction that takes note of it, and survives the end of the process', async () => {
    expect(await find('alpaca')).toBe(2 * batchSize + 50)
    await change(names(2 * batchSize + 50, 'Badger'))
    // A process that ends here has noted the work and done none of it.
    const ended = createJobs({ queries: queries(), log })
    await followChanges(queries(), feed, ended)
    await ended.stop()
    expect(await find('badger')).toBe(0)
    await workOff(async () => (await find('badger')) === 2 * batchSize + 50)
    expect(await find('alpaca')).toBe(0)
  })

  it('takes out what is gone', async () => {
    await change(names(batchSize + 10, 'Badger'))
    await followChanges(queries(), feed, createJobs({ queries: queries(), log }))
    await workOff(async () => (await find('badger')) === batchSize + 10)
  })

  it('is tried again where a source fails', async () => {
    await change(names(2 * batchSize, 'Cormorant'))
    await followChanges(queries(), feed, createJobs({ queries: queries(), log }))
    failures = 2
    await workOff(async () => (await find('cormorant')) === 2 * batchSize)
  })

  it('that fits in one batch is taken over at once', async () => {
    await change(names(batchSize, 'Cormorant'))
    await followChanges(queries(), feed, createJobs({ queries: queries(), log }))
    await workOff(async () => (await find('cormorant')) === batchSize)
    await change(names(batchSize, 'Dormouse'))
    await followChanges(queries(), feed, createJobs({ queries: queries(), log }))
    expect(await find('dormouse')).toBe(batchSize)
  })
})

function toThing(key: string, title: string): SearchableThing {
  return {
    key,
    type: 'product',
    path: `/products/${key}`,
    image: null,
    place: { area: 'products' },
    countries: null,
    texts: new Map([['en', { title, keywords: [], description: '', body: [] }]]),
  }
}
