import { beforeAll, expect, it } from 'vitest'
import { demo } from '../../seed/demo/index.ts'
import { loadSeed } from '../seeding/loadSeed.ts'
import { searchedSeedParts } from '../testing/askSearch.ts'
import { describeDatabases } from '../testing/describeDatabases.ts'
import { findDocuments } from './queries/findDocuments.ts'
import { catalogueJudgments } from './testing/catalogueJudgments.ts'
import { editorialJudgments } from './testing/editorialJudgments.ts'
import type { RelevanceJudgment } from './testing/judgeRelevance.ts'

const judgments = [...catalogueJudgments, ...editorialJudgments]

describeDatabases('relevance judgments', (open) => {
  beforeAll(async () => {
    await loadSeed(
      open().queries,
      async () => demo,
      searchedSeedParts,
      () => {},
    )
  }, 60_000)

  it('cover all six languages with at least 120 queries', () => {
    expect(judgments.length).toBeGreaterThanOrEqual(120)
    expect(new Set(judgments.map(({ language }) => language))).toEqual(new Set(['en', 'de', 'fr', 'cs', 'zh', 'ja']))
    expect(new Set(judgments.map(({ language, query }) => `${language} ${query}`)).size).toBe(judgments.length)
  })

  it('are met by the first five results: recall of at least 0.95 in every language', async () => {
    const recalls = new Map<string, number[]>()
    const missed: string[] = []
    for (const judgment of judgments) {
      const { recall, found } = await measure(judgment)
      recalls.set(judgment.language, [...(recalls.get(judgment.language) ?? []), recall])
      if (recall < 1)
        missed.push(`${judgment.language} ${judgment.query}: ${recall.toFixed(2)}, found ${found.join(' ')}`)
    }
    const overall = average([...recalls.values()].flat())
    console.log(
      `Recall of the first five over ${judgments.length} queries: ${overall.toFixed(3)} (${[...recalls].map(([language, list]) => `${language} ${average(list).toFixed(2)}`).join(', ')})`,
    )
    expect(overall, missed.join('\n')).toBeGreaterThanOrEqual(0.95)
    for (const [language, list] of recalls)
      expect(average(list), `${language}\n${missed.join('\n')}`).toBeGreaterThanOrEqual(0.95)
  }, 120_000)

  async function measure({ language, query, relevant, isAnyEnough }: RelevanceJudgment) {
    const request = {
      language,
      fallbackLanguage: 'en',
      country: 'ALL',
      siteSlug: '',
      query,
      page: 1,
      fromPage: 1,
      type: null,
    }
    const response = await findDocuments(open().queries, request)
    const found = (response?.records ?? []).slice(0, 5).map(({ path }) => path.split('?')[0]?.split('/').at(-1) ?? '')
    const hits = relevant.filter((slug) => found.includes(slug)).length
    return { found, recall: isAnyEnough ? Math.min(1, hits) : hits / relevant.length }
  }
})

function average(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}
