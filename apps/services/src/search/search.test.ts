import { resolveSettings } from '@kudex/domain/settings'
import { searchPageSize } from '@kudex/domain/search'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demo } from '../../seed/demo/index.ts'
import { createContentService } from '../content/contentService.ts'
import type { Database } from '../database/database.types.ts'
import { createJobs } from '../jobs/createJobs.ts'
import { loadSeed } from '../seeding/loadSeed.ts'
import { seedParts } from '../seeding/seedParts.ts'
import { searchFeed } from '../searchSources.ts'
import type { Service } from '../service.types.ts'
import { askWriter, writeToken } from '../testing/askService.ts'
import { describeDatabases } from '../testing/describeDatabases.ts'
import { StatementCounter } from '../testing/statementCounter.ts'
import { followChanges } from './searchIndex.ts'
import { createSearchService } from './searchService.ts'

const counter = new StatementCounter()
const indexed = seedParts.filter(({ name }) => ['content', 'products', 'search'].includes(name))

describeDatabases(
  'the search',
  (open) => {
    let database: Database
    let search: Service
    let content: Service
    beforeAll(async () => {
      database = open()
      await loadSeed(
        database.queries,
        async () => demo,
        indexed,
        () => {},
      )
      const settings = resolveSettings({ CONTENT_WRITE_TOKEN: writeToken })
      const log = pino({ level: 'silent' })
      const jobs = createJobs({ queries: database.queries, log })
      const parts = { settings, database, jobs, log, metrics: new Registry() }
      content = await createContentService(parts)
      search = await createSearchService(searchFeed)(parts)
    }, 60_000)
    afterAll(async () => {
      content.stopping?.()
      search.stopping?.()
      await search.close?.()
    })

    const send = async (path: string, body: unknown, method = 'POST'): Promise<Response> => {
      const [route] = search.routes
      if (!route || !('app' in route)) throw new Error('The search answers nothing')
      const text = typeof body === 'string' ? body : JSON.stringify(body)
      const headers = { 'content-type': 'application/json' }
      return route.app.request(path, { method, headers, ...(method === 'POST' && { body: text }) })
    }
    const ask = async (query: string, localeCode = 'en', siteSlug: string | null = null, more: object = {}) => {
      const response = await send('/search', { localeCode, siteSlug, query, ...more })
      return (await response.json()) as Found
    }
    const find = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).records.map(({ id }) => id)
    const suggest = async (query: string, localeCode = 'en', siteSlug: string | null = null) => {
      const response = await send('/search/suggest', { localeCode, siteSlug, query })
      return ((await response.json()) as { suggestions: Found['records'] }).suggestions
    }
    const follow = () => followChanges(database.queries, searchFeed)

    describe('answers', () => {
      it('records with the total, the types and what a page shows (SEARCH-07)', async () => {
        const first = await ask('crimp')
        expect(first).toMatchObject({ page: 1, pageSize: searchPageSize, isTotalExact: true })
        expect(first.records).toHaveLength(searchPageSize)
        expect(first.total).toBe(Object.values(first.counts).reduce((sum, count) => sum + count, 0))
        for (const record of first.records) {
          expect(record.title).not.toBe('')
          expect(record.path).toMatch(/^\//)
        }
      })

      it('the next page without any record of the first, until there are no more (SEARCH-03)', async () => {
        const { total, records } = await ask('crimp')
        const ids = records.map(({ id }) => id)
        for (let page = 2; page <= Math.ceil(total / searchPageSize); page++)
          ids.push(...(await ask('crimp', 'en', null, { page })).records.map(({ id }) => id))
        expect(new Set(ids).size).toBe(total)
        const all = await ask('crimp', 'en', null, { page: 3, fromPage: 1 })
        expect(all.records.map(({ id }) => id)).toEqual(ids.slice(0, 3 * searchPageSize))
      })

      it('one type only, with the numbers of all', async () => {
        const all = await ask('crimp')
        const services = await ask('crimp', 'en', null, { type: 'service' })
        expect(services.total).toBe(all.counts['service'])
        expect(services.counts).toEqual(all.counts)
        expect(new Set(services.records.map(({ type }) => type))).toEqual(new Set(['service']))
      })

      it('nothing for words that nobody wrote (SEARCH-11)', async () => {
        expect(await ask('xyzzyplugh')).toMatchObject({ records: [], total: 0, counts: {} })
        expect(await ask('  ')).toMatchObject({ records: [], total: 0 })
      })

      it('names for what is typed so far, the one that begins so first (SEARCH-08)', async () => {
        expect((await suggest('cri'))[0]?.title).toMatch(/^Crimp/)
        const [first, ...others] = (await suggest('cs-24')).map(({ title }) => title)
        expect(first).toBe('CS 240')
        for (const title of others) expect(title).toContain('CS 240')
        expect((await suggest('crimp')).length).toBeLessThanOrEqual(8)
        expect(await suggest('')).toEqual([])
      })
    })

    describe('shows only what may be seen:', () => {
      it('records in the language of the locale, English where there is none (SEARCH-09)', async () => {
        expect((await ask('Crimpen', 'de')).records[0]).toMatchObject({ title: 'Crimpen', language: 'de' })
        expect((await ask('crimping', 'fr')).records[0]?.language).toBe('en')
      })

      it('nothing of another site (SEARCH-09)', async () => {
        expect(await find('pull test', 'en', 'veritesta')).toContain('page:veritesta-pull-test')
        expect(await find('pull test')).not.toContain('page:veritesta-pull-test')
        for (const id of await find('crimp', 'en', 'veritesta')) expect(id).toMatch(/^page:veritesta-/)
        expect((await send('/search', { localeCode: 'en', siteSlug: 'nowhere', query: 'x' })).status).toBe(404)
      })

      it('nothing that a country does not have', async () => {
        const without = demo.products.find(({ slug, countries }) => slug === 'cs-960' && countries)
        const hidden = demo.countries
          .map(({ code }) => code)
          .find((code) => !without?.countries?.includes(code) && code !== 'LI')
        expect(hidden).toBeDefined()
        expect(await find('cs 960', 'en-CH')).toContain('catalogue:cs-960')
        expect(await find('cs 960', `en-${hidden}`)).not.toContain('catalogue:cs-960')
        expect((await suggest('cs-960', `en-${hidden}`)).map(({ id }) => id)).not.toContain('catalogue:cs-960')
        expect(await find('North America production', 'en-US')).toContain('page:kudex-north-america')
        expect(await find('North America production', 'en-GB')).not.toContain('page:kudex-north-america')
      })

      it('of two pages at one address the one of the country', async () => {
        const inUs = await find('machines for wire processing', 'en-US')
        expect(inUs).toContain('page:kudex-home-us')
        expect(inUs).not.toContain('page:kudex-home')
        const elsewhere = await find('machines for wire processing', 'en')
        expect(elsewhere).toContain('page:kudex-home')
        expect(elsewhere).not.toContain('page:kudex-home-us')
      })

      it('no draft and no protected page, whatever is asked, on any site, in any locale (PAGE-17)', async () => {
        const secret = demo.pages.filter(({ protection, published }) => protection || published === false)
        expect(secret.length).toBeGreaterThan(6)
        const ids = new Set(secret.map(({ id }) => `page:${id}`))
        for (const page of secret) {
          const site = demo.sites.find(({ id }) => id === page.site)
          for (const title of new Set([toEnglish(page.title), page.slug, toEnglish(page.description ?? page.slug)])) {
            for (const localeCode of ['en', 'de', 'en-US', 'de-CH']) {
              const found = await find(title, localeCode, site?.slug ?? null, { page: 10, fromPage: 1 })
              const named = await suggest(title, localeCode, site?.slug ?? null)
              for (const id of [...found, ...named.map((entry) => entry.id)]) expect(ids).not.toContain(id)
            }
          }
        }
      }, 120_000)
    })

    describe('follows what editors do:', () => {
      const write = () => askWriter(content)
      const read = async (id: string) => {
        const { body } = (await write()('GET', `pages/${id}`)) as unknown as {
          body: { version: string; published: object | null }
        }
        return body
      }

      it('a page that is protected, unpublished and published again is found, not found and found', async () => {
        const id = 'kudex-sustainability'
        expect(await find('sustainability')).toContain(`page:${id}`)
        const { version } = await read(id)
        const locked = await write()(
          'PUT',
          `pages/${id}/protection`,
          { kind: 'password', password: 'a-good-secret' },
          version,
        )
        expect(locked.status).toBe(200)
        await follow()
        expect(await find('sustainability')).not.toContain(`page:${id}`)
        expect((await suggest('sustain')).map((entry) => entry.id)).not.toContain(`page:${id}`)
        const opened = await write()('PUT', `pages/${id}/protection`, { kind: 'none' }, (await read(id)).version)
        expect(opened.status).toBe(200)
        await follow()
        expect(await find('sustainability')).toContain(`page:${id}`)
        const hidden = await write()('POST', `pages/${id}/unpublish`, undefined, (await read(id)).version)
        expect(hidden.status).toBe(200)
        await follow()
        expect(await find('sustainability')).not.toContain(`page:${id}`)
        const shown = await write()('POST', `pages/${id}/publish`, undefined, (await read(id)).version)
        expect(shown.status).toBe(200)
        await follow()
        expect(await find('sustainability')).toContain(`page:${id}`)
      })

      it('within a second of itself, without being asked', async () => {
        const id = 'kudex-notes-on-copper'
        expect(await find('notes on copper')).toContain(`page:${id}`)
        await write()('POST', `pages/${id}/unpublish`, undefined, (await read(id)).version)
        await expect.poll(() => find('notes on copper'), { timeout: 1_500 }).not.toContain(`page:${id}`)
      })
    })

    describe('takes anything:', () => {
      it.each([
        ['10 kB', 'x'.repeat(10_000), 413],
        ['300 characters', 'x'.repeat(300), 400],
        ['operators', "a & b | !c <-> 'd':* ( ) \\ % _ -- ; drop table search.documents", 200],
        ['NUL', 'crimp\0ing', 200],
        ['lone surrogates', 'crimp\ud800 \udc00', 200],
        ['quotes and brackets', `"'"'\`<script>"]}`, 200],
        ['only signs', '!!! ??? &&& |||', 200],
        ['a very long word', 'a'.repeat(200), 200],
        ['two hundred Chinese characters', '压接机'.repeat(66), 200],
        ['a hundred words', 'ab '.repeat(66), 200],
        ['control characters', '\u0001\u001f\u007f\u0085\u2028', 200],
        ['other scripts', 'عربى русский हिन्दी 한국어 😀👩‍👩‍👧', 200],
      ])('%s, in time and without a word of SQL', async (_, query, status) => {
        for (const path of ['/search', '/search/suggest']) {
          const started = performance.now()
          const response = await send(path, { localeCode: 'en', query })
          const milliseconds = performance.now() - started
          expect(response.status).toBe(status)
          expect(milliseconds).toBeLessThan(300)
          expect(await response.text()).not.toMatch(/select|tsquery|syntax|relation|pg_/i)
        }
      })

      it.each([
        ['page −1', { localeCode: 'en', query: 'x', page: -1 }, 400],
        ['page 10⁹', { localeCode: 'en', query: 'x', page: 1e9 }, 400],
        ['page NaN', '{"localeCode":"en","query":"x","page":NaN}', 400],
        ['no query (SEARCH-10)', { localeCode: 'en' }, 400],
        ['no JSON', 'query=x', 400],
        ['brackets without end', '['.repeat(4_000), 400],
        ['nothing', '', 400],
      ])('%s is refused', async (_, body, status) => {
        expect((await send('/search', body)).status).toBe(status)
      })

      it('another method than POST is refused (SEARCH-10)', async () => {
        expect((await send('/search', '', 'GET')).status).toBe(405)
        expect((await send('/search/suggest', '', 'GET')).headers.get('allow')).toBe('POST')
      })
    })

    it('needs the same number of statements however much it finds', async () => {
      await follow()
      const count = (query: string) => counter.during(() => ask(query))
      const few = await count('lineview')
      const many = await count('machine')
      // The follower may look at its row meanwhile.
      expect(many).toBeLessThanOrEqual(few + 1)
      expect(many).toBeLessThanOrEqual(5)
      expect(await counter.during(() => suggest('cri'))).toBeLessThanOrEqual(4)
    })
  },
  { logger: counter },
)

interface Found {
  readonly records: readonly { id: string; type: string; title: string; path: string; language: string }[]
  readonly total: number
  readonly counts: Readonly<Record<string, number>>
}

function toEnglish(text: string | { readonly en: string }): string {
  return (typeof text === 'string' ? text : text.en).slice(0, 200)
}
