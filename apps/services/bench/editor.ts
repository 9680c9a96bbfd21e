import { resolveSettings } from '@kudex/domain/settings'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { demo } from '../seed/demo/index.ts'
import type { Seed, SeedPage } from '../seed/seed.types.ts'
import { createContentService } from '../src/content/contentService.ts'
import { contentSeedPart } from '../src/content/seeding/contentSeedPart.ts'
import type { Database } from '../src/database/database.types.ts'
import { createJobs } from '../src/jobs/createJobs.ts'
import { askMounted, askWriter, draftToken, writeToken } from '../src/testing/askService.ts'
import { changeQueries, editorQueries } from './editorQueries.ts'
import { measureOnPostgresql, type TimeOperation } from './measureOnPostgresql.ts'

// Part of `npm run bench`: response times of the editor's lists for 5,000 pages in 11 languages and for 100,000 changes on
// PostgreSQL, and the statements of each. KUDEX_BENCH_PAGES overrides the number of pages.
const size = Number(process.env['KUDEX_BENCH_PAGES'] ?? 5_000)
const rounds = 40
/** Versions in the history of each page. */
const versions = 20
const languages = demo.languages.map(({ code }) => code)
const silent = pino({ level: 'silent' })

await measureOnPostgresql({ name: 'editor', load, measure, budget: 100, rounds })

async function load({ queries }: Database): Promise<void> {
  const seed: Seed = { ...demo, pages: [...demo.pages, ...Array.from({ length: size }, (_, index) => toPage(index))] }
  await queries.transaction((transaction) => contentSeedPart.load(transaction, { seed, pictures: new Map() }))
  await queries.execute(sql`
    insert into content.history (kind, entry_id, number, action, editor, started_at, at, value, versions)
    select 'pages', 'bench-' || page, number, case number when 1 then 'initial' when 20 then 'published' else 'saved' end,
      'Editor ' || number, moment, moment, jsonb_build_object('title', jsonb_build_object('de', 'Seite ' || page)), '{}'
    from generate_series(0, ${size - 1}::int) page, generate_series(1, ${versions}::int) number,
      lateral (select timestamptz '2026-01-01' + (page * ${versions}::int + number) * interval '1 minute' as moment) times
  `)
}

/** A page in all languages; one in ten has a draft, and the states of its translations vary. */
function toPage(index: number): SeedPage {
  const titles = languages.map((language) => [language, `Page ${index} (${language})`])
  const title = { en: '', de: '', ...Object.fromEntries(titles) }
  const exportedAt = '2026-09-01T08:00:00Z'
  const isChanged = index % 10 === 0
  return {
    id: `bench-${index}`,
    site: 'kudex',
    slug: `bench-${index}`,
    title,
    languages,
    translationSourceLanguage: 'en',
    translationTargetLanguages: languages,
    blocks: [],
    ...(isChanged && { draft: { title: { ...title, en: `Page ${index} (new)` } } }),
    translations: {
      de: { state: 'InProgress', exportedAt, dueAt: '2026-12-01T00:00:00Z', outdated: isChanged },
      ...(index % 3 === 0 && { fr: { state: 'MarkedForTranslation' } }),
    },
  }
}

async function measure(database: Database, time: TimeOperation): Promise<void> {
  const service = await createContentService({
    settings: resolveSettings({ CONTENT_DRAFT_TOKEN: draftToken, CONTENT_WRITE_TOKEN: writeToken }),
    database,
    log: silent,
    jobs: createJobs({ queries: database.queries, log: silent }),
    metrics: new Registry(),
  })
  const headers = { authorization: `Bearer ${draftToken}`, 'gcms-stage': 'DRAFT', 'gcms-locales': 'de,en' }
  try {
    for (const [operation, query] of Object.entries(editorQueries)) {
      const call = async () => {
        const { errors } = await askMounted(service)({ path: '/content/draft/graphql', query, headers })
        if (errors.length > 0) throw new Error(`${operation}: ${errors[0]?.message}`)
      }
      await time(operation, call)
    }
    const write = askWriter(service)
    for (const [operation, query] of Object.entries(changeQueries)) {
      const call = async () => {
        const { status } = await write('GET', `history?${query}`)
        if (status !== 200) throw new Error(`${operation}: ${status}`)
      }
      await time(operation, call)
    }
  } finally {
    service.stopping?.()
  }
}
