import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { demo } from '../../seed/demo/index.ts'
import { createScaleSeed } from '../../seed/scale/createScaleSeed.ts'
import { loadSeed } from '../seeding/loadSeed.ts'
import { searchFeed } from '../searchSources.ts'
import { searchedSeedParts } from '../testing/askSearch.ts'
import { describeDatabases } from '../testing/describeDatabases.ts'
import { isIndexed, makeFirstIndex, makeIndex } from './makeIndex.ts'

describeDatabases('an index that is made by several connections at once', (open) => {
  const load = (parts = searchedSeedParts) =>
    loadSeed(
      open().queries,
      async () => createScaleSeed(demo, 130),
      parts,
      () => {},
      open().kind === 'postgresql',
    )
  /** Everything that a search goes by; the database's own order of what is equal would tell runs apart. */
  const dump = async () => {
    const { queries } = open()
    const read = async (text: string) => (await queries.select({ row: sql<string>`row` }).from(sql.raw(text))).flat()
    return {
      texts: await read(`(select d::text as row from search.documents d order by id, language) as rows`),
      words: await read(`(select w::text as row from search.words w order by language, word) as rows`),
      forms: await read(`(select l::text as row from search.lexemes l order by language, lexeme) as rows`),
      sites: await read(`(select s::text as row from search.sites s order by id) as rows`),
      trees: await read(`(select indexdef as row from pg_indexes where schemaname = 'search' order by 1) as rows`),
    }
  }
  let trees: Awaited<ReturnType<typeof dump>>['trees'] = []

  beforeAll(async () => {
    trees = (await dump()).trees
    await load()
  }, 60_000)

  it('has the same rows and trees as one that is made in one transaction', async () => {
    const made = await dump()
    expect(made.texts.length).toBeGreaterThan(1_000)
    expect(made.trees).toEqual(trees)
    await open().queries.transaction((transaction) => makeIndex(transaction, searchFeed))
    expect(await dump()).toEqual(made)
  })

  it('is made anew by the next start where a process was killed while it made it', async () => {
    const made = await dump()
    const { queries, kind } = open()
    // What is left then: the catalogue, some texts, not all trees, and nothing that says that there is an index.
    await queries.execute(sql`delete from search.state`)
    await queries.execute(sql`delete from search.documents where language <> 'de'`)
    if (kind === 'postgresql') await queries.execute(sql`drop index search.documents_words_fr, search.documents_source`)
    expect(await isIndexed(queries)).toBe(false)
    await load()
    expect(await isIndexed(queries)).toBe(true)
    expect(await dump()).toEqual(made)
  })

  it('is made once where several processes start at the same time', async () => {
    const { queries, kind } = open()
    if (kind === 'embedded') return
    const made = await dump()
    await queries.execute(sql`delete from search.state`)
    const counts = await Promise.all([makeFirstIndex(queries, searchFeed), makeFirstIndex(queries, searchFeed)])
    expect(counts.toSorted((one, other) => one - other)).toEqual([0, made.texts.length])
    expect(await dump()).toEqual(made)
  })
})
