import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeDatabases } from '../../testing/describeDatabases.ts'
import { StatementCounter } from '../../testing/statementCounter.ts'
import { openWritable, type Writable, writtenPage } from '../write/testing/openWritable.ts'

const counter = new StatementCounter()

describeDatabases(
  'the page tree',
  (open) => {
    let writable: Writable
    beforeAll(async () => {
      writable = await openWritable(open())
    })
    afterAll(() => writable.close())

    type Entry = Record<string, unknown>
    const readTree = async (fields: string, args = '', stage?: 'PUBLISHED') =>
      (
        await writable.askDraft(
          `{ pageTree(siteId: "main"${args}) { total countriesWithoutHome pages { ${fields} } } }`,
          stage,
        )
      ).at('pageTree') as { total: number; countriesWithoutHome: string[]; pages: Entry[] }

    it('lists drafts and hidden pages by path, with their states (EDITOR-07, EDITOR-10)', async () => {
      const { total, pages } = await readTree('id path title stageState navigation translationState isProtected')
      expect(total).toBe(10)
      expect(pages.slice(0, 3).map(({ path }) => path)).toEqual(['/', '/about', '/about/history'])
      const byId = new Map(pages.map(({ id, ...page }) => [id, page]))
      const none = { translationState: null, isProtected: false }
      expect(byId.get('about')).toEqual({
        path: '/about',
        title: 'About (new)',
        stageState: 'changed',
        navigation: 'shown',
        translationState: 'InProgress',
        isProtected: false,
      })
      expect(byId.get('history')).toEqual({
        ...none,
        path: '/about/history',
        title: 'History',
        stageState: 'published',
        navigation: 'hidden',
      })
      expect(byId.get('plans')).toMatchObject({ stageState: 'draft', navigation: 'shown' })
      expect(byId.get('secret')).toMatchObject({ navigation: 'none', isProtected: true })
    })

    it('shows what is published on the published stage (EDITOR-07)', async () => {
      const { pages } = await readTree('id title titles { language text }', '', 'PUBLISHED')
      expect(pages.map(({ id }) => id)).not.toContain('plans')
      const about = pages.find(({ id }) => id === 'about')
      expect(about).toMatchObject({ id: 'about', title: 'About' })
      expect(new Set(about?.['titles'] as object[])).toEqual(
        new Set([
          { language: 'en', text: 'About' },
          { language: 'de', text: 'Über uns' },
        ]),
      )
    })

    it('finds pages by a part of a title in any language, path or id', async () => {
      const find = async (text: string) =>
        (await readTree('id', `, text: ${JSON.stringify(text)}`)).pages.map(({ id }) => id)
      expect(await find('ANGEBOT')).toEqual(['offer', 'offer-us'])
      expect(await find('/about/h')).toEqual(['history'])
      expect(await find('only-')).toEqual(['only-ch'])
      expect(await find('%')).toEqual([])
      expect(await find(String.raw`\"`)).toEqual([])
      await writable.write('PUT', 'pages/plain', { ...writtenPage, url: '/plain', title: 'One 100 % title' })
      expect(await find('100 %')).toEqual(['plain'])
    })

    it('names the countries with another page at an address, also if that page is not in the part (EDITOR-07)', async () => {
      const { pages } = await readTree('id otherCountries', ', text: "offer", first: 1')
      expect(pages).toEqual([{ id: 'offer', otherCountries: ['US'] }])
    })

    it('returns parts of long lists', async () => {
      const { total, pages } = await readTree('path')
      const part = await readTree('path', ', first: 2, offset: 3')
      expect(part.total).toBe(total)
      expect(part.pages).toEqual(pages.slice(3, 5))
      expect((await readTree('path', ', first: -1, offset: -1')).pages).toEqual([])
    })

    it('names the countries without a home page (SITE-18, EDITOR-10)', async () => {
      expect((await readTree('id')).countriesWithoutHome).toEqual([])
      const missing = '{ pageTree(siteId: "fair") { countriesWithoutHome } }'
      expect((await writable.askDraft(missing)).at('pageTree.countriesWithoutHome')).toEqual(['ALL'])
    })

    it('is not at the public endpoint (EDITOR-09)', async () => {
      const { data, errors } = await writable.ask('{ pageTree(siteId: "main") { total pages { id title } } }')
      expect(data).toBeNull()
      expect(errors[0]?.extensions?.code).toBe('FORBIDDEN')
    })

    it('needs the same number of statements for any number of pages', async () => {
      const query = (first: number) =>
        `{ pageTree(siteId: "main", first: ${first}) { total countriesWithoutHome pages { id title translationState navigation otherCountries } } }`
      const one = await counter.during(() => writable.askDraft(query(1)))
      expect(await counter.during(() => writable.askDraft(query(100)))).toBe(one)
      expect(one).toBeLessThanOrEqual(7)
    })
  },
  { logger: counter },
)
