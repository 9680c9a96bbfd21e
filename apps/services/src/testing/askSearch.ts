import { resolveSettings } from '@kudex/domain/settings'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { demo } from '../../seed/demo/index.ts'
import { createContentService } from '../content/contentService.ts'
import type { Database } from '../database/database.types.ts'
import { createJobs } from '../jobs/createJobs.ts'
import { createSearchService } from '../search/searchService.ts'
import { followChanges } from '../search/indexing/followChanges.ts'
import { searchFeed } from '../searchFeed.ts'
import { loadSeed } from '../seeding/loadSeed.ts'
import { seedParts } from '../seeding/seedParts.ts'
import type { Service } from '../service.types.ts'
import { writeToken } from './askService.ts'

/** The part of a search response that tests check. */
export interface Found {
  readonly records: readonly {
    id: string
    type: string
    title: string
    path: string
    language: string
    image: string | null
  }[]
  readonly total: number
  readonly counts: Readonly<Record<string, number>>
}

/** The seed parts that search indexes, and search itself. */
export const searchedSeedParts = seedParts.filter(({ name }) =>
  ['content', 'editorial', 'products', 'files', 'search'].includes(name),
)

/** Starts the content and the search service with the demo data on one database. */
export async function askSearch(database: Database) {
  await loadSeed(
    database.queries,
    async () => demo,
    searchedSeedParts,
    () => {},
  )
  const settings = resolveSettings({ CONTENT_WRITE_TOKEN: writeToken })
  const log = pino({ level: 'silent' })
  const jobs = createJobs({ queries: database.queries, log })
  const parts = { settings, database, jobs, log, metrics: new Registry() }
  const content: Service = await createContentService(parts)
  let search: Service = await createSearchService(searchFeed)(parts)

  const send = async (path: string, body: unknown, method = 'POST'): Promise<Response> => {
    const [route] = search.routes
    if (!route || !('app' in route)) throw new Error('The search service has no app')
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const headers = { 'content-type': 'application/json' }
    return route.app.request(path, { method, headers, ...(method === 'POST' && { body: text }) })
  }
  const ask = async (query: string, localeCode = 'en', siteSlug: string | null = null, more: object = {}) => {
    const response = await send('/search', { localeCode, siteSlug, query, ...more })
    return (await response.json()) as Found
  }
  const endSearch = async () => {
    search.stopping?.()
    await search.close?.()
  }
  return {
    content,
    send,
    ask,
    find: async (...asked: Parameters<typeof ask>) => (await ask(...asked)).records.map(({ id }) => id),
    suggest: async (query: string, localeCode = 'en', siteSlug: string | null = null, more: object = {}) => {
      const response = await send('/search/suggest', { localeCode, siteSlug, query, ...more })
      return ((await response.json()) as { suggestions: Found['records'] }).suggestions
    },
    /** Applies pending changes to the index. */
    follow: () => followChanges(database.queries, searchFeed, jobs),
    endSearch,
    /** Starts another instance, as a new process would. */
    startSearch: async () => {
      const others = createJobs({ queries: database.queries, log })
      search = await createSearchService(searchFeed)({ ...parts, jobs: others })
    },
    end: async () => {
      content.stopping?.()
      await endSearch()
      await jobs.stop()
    },
  }
}
