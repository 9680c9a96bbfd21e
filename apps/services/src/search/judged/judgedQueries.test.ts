import { beforeAll, expect, it } from 'vitest'
import { demo } from '../../../seed/demo/index.ts'
import { loadSeed } from '../../seeding/loadSeed.ts'
import { searchedSeedParts } from '../../testing/askSearch.ts'
import { describeDatabases } from '../../testing/describeDatabases.ts'
import { findThings } from '../findThings.ts'
import type { JudgedQuery } from './judge.ts'
import { judgedQueries as judgedProducts } from './judgedQueries.ts'
import { judgedReading } from './judgedReading.ts'

const judgedQueries = [...judgedProducts, ...judgedReading]

describeDatabases('the judged queries', (open) => {
  beforeAll(async () => {
    await loadSeed(
      open().queries,
      async () => demo,
      searchedSeedParts,
      () => {},
    )
  }, 60_000)

  it('are enough, in all six languages', () => {
    expect(judgedQueries.length).toBeGreaterThanOrEqual(120)
    expect(new Set(judgedQueries.map(({ language }) => language))).toEqual(
      new Set(['en', 'de', 'fr', 'cs', 'zh', 'ja']),
    )
    expect(new Set(judgedQueries.map(({ language, query }) => `${language} ${query}`)).size).toBe(judgedQueries.length)
  })

  it('find what is relevant among their first five results: recall at least 0.95, and no language is left behind', async () => {
    const recalls = new Map<string, number[]>()
    const missed: string[] = []
    for (const judged of judgedQueries) {
      const { recall, found } = await measure(judged)
      recalls.set(judged.language, [...(recalls.get(judged.language) ?? []), recall])
      if (recall < 1) missed.push(`${judged.language} ${judged.query}: ${recall.toFixed(2)}, found ${found.join(' ')}`)
    }
    const overall = average([...recalls.values()].flat())
    console.log(
      `Recall of the first five over ${judgedQueries.length} queries: ${overall.toFixed(3)} (${[...recalls].map(([language, list]) => `${language} ${average(list).toFixed(2)}`).join(', ')})`,
    )
    expect(overall, missed.join('\n')).toBeGreaterThanOrEqual(0.95)
    for (const [language, list] of recalls)
      expect(average(list), `${language}\n${missed.join('\n')}`).toBeGreaterThanOrEqual(0.95)
  }, 120_000)

  async function measure({ language, query, relevant, isAnyEnough }: JudgedQuery) {
    const question = { language, country: 'ALL', siteSlug: '', query, page: 1, fromPage: 1, type: null }
    const answer = await findThings(open().queries, question)
    const found = (answer?.records ?? []).slice(0, 5).map(({ path }) => path.split('?')[0]?.split('/').at(-1) ?? '')
    const hits = relevant.filter((slug) => found.includes(slug)).length
    return { found, recall: isAnyEnough ? Math.min(1, hits) : hits / relevant.length }
  }
})

function average(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}
