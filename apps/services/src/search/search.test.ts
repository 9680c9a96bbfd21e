import { searchPageSize } from '@kudex/domain/search'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demo } from '../../seed/demo/index.ts'
import { askSearch } from '../testing/askSearch.ts'
import { describeDatabases } from '../testing/describeDatabases.ts'
import { StatementCounter } from '../testing/statementCounter.ts'

const counter = new StatementCounter()

describeDatabases(
  'the search',
  (open) => {
    let asked: Awaited<ReturnType<typeof askSearch>>
    beforeAll(async () => {
      asked = await askSearch(open())
    }, 60_000)
    afterAll(() => asked.end())

    describe('returns', () => {
      it('records with total, counts by type and page size (SEARCH-07)', async () => {
        const first = await asked.ask('crimp')
        expect(first).toMatchObject({ page: 1, pageSize: searchPageSize, isTotalExact: true })
        expect(first.records).toHaveLength(searchPageSize)
        expect(first.total).toBe(Object.values(first.counts).reduce((sum, count) => sum + count, 0))
        for (const record of first.records) {
          expect(record.title).not.toBe('')
          expect(record.path).toMatch(/^\//)
        }
      })

      it('further pages without repeating records, until there are no more (SEARCH-03)', async () => {
        const { total, records } = await asked.ask('crimp')
        const ids = records.map(({ id }) => id)
        for (let page = 2; page <= Math.ceil(total / searchPageSize); page++)
          ids.push(...(await asked.ask('crimp', 'en', null, { page })).records.map(({ id }) => id))
        expect(new Set(ids).size).toBe(total)
        const all = await asked.ask('crimp', 'en', null, { page: 3, fromPage: 1 })
        expect(all.records.map(({ id }) => id)).toEqual(ids.slice(0, 3 * searchPageSize))
      })

      it('records of one type, with the counts of all types', async () => {
        const all = await asked.ask('crimp')
        const services = await asked.ask('crimp', 'en', null, { type: 'service' })
        expect(services.total).toBe(all.counts['service'])
        expect(services.counts).toEqual(all.counts)
        expect(new Set(services.records.map(({ type }) => type))).toEqual(new Set(['service']))
      })

      it('nothing for words that no document has (SEARCH-11)', async () => {
        expect(await asked.ask('xyzzyplugh')).toMatchObject({ records: [], total: 0, counts: {} })
        expect(await asked.ask('  ')).toMatchObject({ records: [], total: 0 })
      })

      it('suggestions for what is typed so far, prefix matches first (SEARCH-08)', async () => {
        expect((await asked.suggest('cri'))[0]?.title).toMatch(/^Crimp/)
        const [first, ...others] = (await asked.suggest('cs-24')).map(({ title }) => title)
        expect(first).toBe('CS 240')
        for (const title of others) expect(title).toContain('CS 240')
        expect((await asked.suggest('crimp')).length).toBeLessThanOrEqual(8)
        expect(await asked.suggest('')).toEqual([])
      })
    })

    describe('shows only what visitors may see:', () => {
      it('records in the language of the locale, with English as the fallback (SEARCH-09)', async () => {
        expect((await asked.ask('Crimpen', 'de')).records[0]).toMatchObject({ title: 'Crimpen', language: 'de' })
        expect((await asked.ask('crimping', 'hu')).records[0]?.language).toBe('en')
      })

      it('pages in the language that they are shown in: their own, then that of the country (SEARCH-09, GQL-04)', async () => {
        const more = { fallbackLanguage: 'de' }
        const { records } = await asked.ask('Investoren', 'fr-CH', null, more)
        expect(records[0]).toMatchObject({ id: 'page:kudex-investors', language: 'de' })
        const english = await asked.ask('investors', 'fr-CH', null, more)
        expect(english.records.filter(({ type, language }) => type === 'page' && language === 'en')).toEqual([])
        expect((await asked.suggest('Invest', 'fr-CH', null, more))[0]?.title).toBe(records[0]?.title)
        const own = await asked.ask('contacts', 'fr-CH', null, more)
        expect(own.records.map(({ language }) => language)).toContain('fr')
        expect((await asked.ask('investors', 'fr')).records[0]).toMatchObject({
          id: 'page:kudex-investors',
          language: 'en',
        })
      })

      it('nothing of another site (SEARCH-09)', async () => {
        expect(await asked.find('pull test', 'en', 'veritesta')).toContain('page:veritesta-pull-test')
        expect(await asked.find('pull test')).not.toContain('page:veritesta-pull-test')
        for (const id of await asked.find('crimp', 'en', 'veritesta')) expect(id).toMatch(/^page:veritesta-/)
        expect((await asked.send('/search', { localeCode: 'en', siteSlug: 'nowhere', query: 'x' })).status).toBe(404)
      })

      it('no product or page that the country does not have', async () => {
        const without = demo.products.find(({ slug, countries }) => slug === 'cs-960' && countries)
        const hidden = demo.countries
          .map(({ code }) => code)
          .find((code) => !without?.countries?.includes(code) && code !== 'LI')
        expect(hidden).toBeDefined()
        expect(await asked.find('cs 960', 'en-CH')).toContain('catalogue:cs-960')
        expect(await asked.find('cs 960', `en-${hidden}`)).not.toContain('catalogue:cs-960')
        expect((await asked.suggest('cs-960', `en-${hidden}`)).map(({ id }) => id)).not.toContain('catalogue:cs-960')
        expect(await asked.find('North America production', 'en-US')).toContain('page:kudex-north-america')
        expect(await asked.find('North America production', 'en-GB')).not.toContain('page:kudex-north-america')
      })

      it('the page of the country if two pages have the same address', async () => {
        const inUs = await asked.find('machines for wire processing', 'en-US')
        expect(inUs).toContain('page:kudex-home-us')
        expect(inUs).not.toContain('page:kudex-home')
        const elsewhere = await asked.find('machines for wire processing', 'en')
        expect(elsewhere).toContain('page:kudex-home')
        expect(elsewhere).not.toContain('page:kudex-home-us')
      })

      it('no draft and no protected page, for any query, site and locale (PAGE-17)', async () => {
        const secret = demo.pages.filter(({ protection, published }) => protection || published === false)
        expect(secret.length).toBeGreaterThan(6)
        const ids = new Set(secret.map(({ id }) => `page:${id}`))
        for (const page of secret) {
          const site = demo.sites.find(({ id }) => id === page.site)
          for (const title of new Set([toEnglish(page.title), page.slug, toEnglish(page.description ?? page.slug)])) {
            for (const localeCode of ['en', 'de', 'en-US', 'de-CH']) {
              const found = await asked.find(title, localeCode, site?.slug ?? null, { page: 10, fromPage: 1 })
              const named = await asked.suggest(title, localeCode, site?.slug ?? null)
              for (const id of [...found, ...named.map((entry) => entry.id)]) expect(ids).not.toContain(id)
            }
          }
        }
      }, 120_000)
    })

    describe('accepts any input:', () => {
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
      ])('%s, within five seconds and without exposing SQL', { timeout: 5_000 }, async (_, query, status) => {
        for (const path of ['/search', '/search/suggest']) {
          const response = await asked.send(path, { localeCode: 'en', query })
          expect(response.status).toBe(status)
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
        expect((await asked.send('/search', body)).status).toBe(status)
      })

      it('methods other than POST are refused (SEARCH-10)', async () => {
        expect((await asked.send('/search', '', 'GET')).status).toBe(405)
        expect((await asked.send('/search/suggest', '', 'GET')).headers.get('allow')).toBe('POST')
      })
    })

    it('needs the same number of statements for any number of results', async () => {
      await asked.follow()
      const count = (query: string) => counter.during(() => asked.ask(query))
      const few = await count('lineview')
      const many = await count('machine')
      // The follower may read its row meanwhile.
      expect(many).toBeLessThanOrEqual(few + 1)
      expect(many).toBeLessThanOrEqual(5)
      expect(await counter.during(() => asked.suggest('cri'))).toBeLessThanOrEqual(4)
    })
  },
  { logger: counter },
)

function toEnglish(text: string | { readonly en: string }): string {
  return (typeof text === 'string' ? text : text.en).slice(0, 200)
}
