import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { demo } from '../../../seed/demo/index.ts'
import { createScaleSeed } from '../../../seed/scale/createScaleSeed.ts'
import { loadSeed } from '../../seeding/loadSeed.ts'
import { searchFeed } from '../../searchFeed.ts'
import { searchedSeedParts } from '../../testing/askSearch.ts'
import { describeDatabases } from '../../testing/describeDatabases.ts'
import { isIndexCurrent, buildFirstIndex, rebuildIndex } from './buildIndex.ts'

describeDatabases('an index built on several connections', (open) => {
  const load = (parts = searchedSeedParts) =>
    loadSeed(
      open().queries,
      async () => createScaleSeed(demo, 130),
      parts,
      () => {},
      open().kind === 'postgresql',
    )
  /** All rows, in an order that does not depend on the run. */
  const dump = async () => {
    const { queries } = open()
    const read = async (text: string) => (await queries.select({ row: sql<string>`row` }).from(sql.raw(text))).flat()
    return {
      texts: await read(`(select d::text as row from search.documents d order by id, language) as rows`),
      words: await read(`(select w::text as row from search.words w order by language, word) as rows`),
      lexemes: await read(`(select l::text as row from search.lexemes l order by language, lexeme) as rows`),
      sites: await read(`(select s::text as row from search.sites s order by id) as rows`),
      indexes: await read(`(select indexdef as row from pg_indexes where schemaname = 'search' order by 1) as rows`),
    }
  }
  let indexes: Awaited<ReturnType<typeof dump>>['indexes'] = []

  beforeAll(async () => {
    indexes = (await dump()).indexes
    await load()
  }, 60_000)

  it('has the same rows and database indexes as one built in a single transaction', async () => {
    const built = await dump()
    expect(built.texts.length).toBeGreaterThan(1_000)
    expect(built.indexes).toEqual(indexes)
    await open().queries.transaction((transaction) => rebuildIndex(transaction, searchFeed))
    expect(await dump()).toEqual(built)
  })

  it('is rebuilt by the next start if a process was killed while building it', async () => {
    const built = await dump()
    const { queries, kind } = open()
    // The state that is left: the catalogue, some texts, some database indexes, and no row in `state`.
    await queries.execute(sql`delete from search.state`)
    await queries.execute(sql`delete from search.documents where language <> 'de'`)
    if (kind === 'postgresql') await queries.execute(sql`drop index search.documents_words_fr, search.documents_source`)
    expect(await isIndexCurrent(queries)).toBe(false)
    await load()
    expect(await isIndexCurrent(queries)).toBe(true)
    expect(await dump()).toEqual(built)
  })

  it('is built once if several processes start at the same time', async () => {
    const { queries, kind } = open()
    if (kind === 'embedded') return
    const built = await dump()
    await queries.execute(sql`delete from search.state`)
    const counts = await Promise.all([buildFirstIndex(queries, searchFeed), buildFirstIndex(queries, searchFeed)])
    expect(counts.toSorted((one, other) => one - other)).toEqual([0, built.texts.length])
    expect(await dump()).toEqual(built)
  })
})
