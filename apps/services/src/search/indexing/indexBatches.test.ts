import { productsTag, systemTag } from '@kudex/domain/changes'
import { pino } from 'pino'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { readChanges, readCurrentPoint, beginChange, recordChange } from '../../content/changes/changeLog.ts'
import type { Queries } from '../../database/database.types.ts'
import { createJobs } from '../../jobs/createJobs.ts'
import type { SearchDocument, SearchSource } from '../../feeds/searchSource.types.ts'
import { describeDatabases } from '../../testing/describeDatabases.ts'
import { findDocuments } from '../queries/findDocuments.ts'
import { batchSize, indexQueue, performBatch } from './indexBatches.ts'
import type { SearchFeed } from '../../feeds/searchFeed.types.ts'
import { rebuildIndex } from './buildIndex.ts'
import { followChanges } from './followChanges.ts'

const log = pino({ level: 'silent' })

describeDatabases('a large change', (open) => {
  /** Documents of the test source: more than one batch. */
  let titles = new Map<string, string>()
  let failures = 0
  const source: SearchSource = {
    name: 'tests',
    findAffectedKeys: async (_queries, tags) => (tags.includes(productsTag) ? 'all' : []),
    listKeys: async () => [...titles.keys()],
    read: async (_queries, keys) => {
      if (failures-- > 0) throw new Error('The source cannot be read')
      return keys.flatMap((key) => (titles.has(key) ? [toDocument(key, titles.get(key) ?? '')] : []))
    },
  }
  const feed: SearchFeed = {
    sources: [source],
    sitesTag: systemTag,
    readSites: async () => [{ id: 'main', slug: '', areas: ['products'] }],
    readPoint: readCurrentPoint,
    readChanges,
    createWatch: () => ({ wait: async () => {}, close: () => {} }),
  }
  const queries = (): Queries => open().queries
  const find = async (query: string) => {
    const request = {
      language: 'en',
      fallbackLanguage: 'en',
      country: 'ALL',
      siteSlug: '',
      query,
      page: 1,
      fromPage: 1,
      type: null,
    }
    return (await findDocuments(queries(), request))?.total
  }
  const change = (from: ReadonlyMap<string, string>) =>
    queries().transaction(async (transaction) => {
      await beginChange(transaction)
      titles = new Map(from)
      await recordChange(transaction, [productsTag])
    })
  /** Works off the queue like a process does. */
  const workOff = async (done: () => Promise<boolean>) => {
    const jobs = createJobs({ queries: queries(), log })
    jobs.work(indexQueue, ({ payload }) => performBatch(queries(), feed, payload), { firstRetryDelay: 1 })
    await expect.poll(done, { timeout: 10_000, interval: 50 }).toBe(true)
    await jobs.stop()
  }
  const names = (count: number, word: string) =>
    new Map(
      Array.from({ length: count }, (_, index) => [`t${index}`, `${word} ${index % 7 === 0 ? 'seventh' : 'other'}`]),
    )

  beforeAll(async () => {
    titles = names(2 * batchSize + 50, 'Alpaca')
    await queries().transaction((transaction) => rebuildIndex(transaction, feed))
  })
  beforeEach(() => {
    failures = 0
  })

  it('is enqueued in the transaction that advances the index, and survives the end of the process', async () => {
    expect(await find('alpaca')).toBe(2 * batchSize + 50)
    await change(names(2 * batchSize + 50, 'Badger'))
    // A process that ends here has enqueued the batches and done none.
    const ended = createJobs({ queries: queries(), log })
    await followChanges(queries(), feed, ended)
    await ended.stop()
    expect(await find('badger')).toBe(0)
    await workOff(async () => (await find('badger')) === 2 * batchSize + 50)
    expect(await find('alpaca')).toBe(0)
  })

  it('removes deleted documents', async () => {
    await change(names(batchSize + 10, 'Badger'))
    await followChanges(queries(), feed, createJobs({ queries: queries(), log }))
    await workOff(async () => (await find('badger')) === batchSize + 10)
  })

  it('is retried if a source fails', async () => {
    await change(names(2 * batchSize, 'Cormorant'))
    await followChanges(queries(), feed, createJobs({ queries: queries(), log }))
    failures = 2
    await workOff(async () => (await find('cormorant')) === 2 * batchSize)
  })

  it('is indexed immediately if it fits in one batch', async () => {
    await change(names(batchSize, 'Cormorant'))
    await followChanges(queries(), feed, createJobs({ queries: queries(), log }))
    await workOff(async () => (await find('cormorant')) === batchSize)
    await change(names(batchSize, 'Dormouse'))
    await followChanges(queries(), feed, createJobs({ queries: queries(), log }))
    expect(await find('dormouse')).toBe(batchSize)
  })

  it('is indexed if a title is longer than the database can index', async () => {
    // Unlike one repeated character, these do not shrink below the limit when PostgreSQL compresses them.
    const long = Array.from({ length: 5_000 }, (_, index) => String.fromCodePoint(0x4e00 + ((index * 7919) % 20_000)))
    await change(new Map([['long', `Egret ${long.join('')}`]]))
    await followChanges(queries(), feed, createJobs({ queries: queries(), log }))
    await workOff(async () => (await find('egret')) === 1)
    expect(await find(`egret ${long.slice(0, 194).join('')}`)).toBe(1)
    await queries().transaction((transaction) => rebuildIndex(transaction, feed))
    expect(await find('egret')).toBe(1)
  })
})

function toDocument(key: string, title: string): SearchDocument {
  return {
    key,
    type: 'product',
    path: `/products/${key}`,
    image: null,
    scope: { area: 'products' },
    countries: null,
    texts: new Map([['en', { title, keywords: [], description: '', body: [] }]]),
  }
}
