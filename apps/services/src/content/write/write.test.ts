import { afterAll, beforeAll, expect, it } from 'vitest'
import { type WriterAnswer } from '../../testing/askService.ts'
import { describeDatabases } from '../../testing/describeDatabases.ts'
import { StatementCounter } from '../../testing/statementCounter.ts'
import { pageSearchSource } from '../pages/pageSearchSource.ts'
import { pages } from '../tables.ts'
import { openWritable, toRefusals, type Writable, writtenPage as page } from './testing/openWritable.ts'

const counter = new StatementCounter()

describeDatabases(
  'the write interface',
  (open) => {
    let writable: Writable
    beforeAll(async () => {
      writable = await openWritable(open())
    })
    afterAll(() => writable.close())

    const write = (...call: Parameters<Writable['write']>) => writable.write(...call)
    const ask = (query: string) => writable.ask(query)
    const readPoint = () => writable.readPoint()
    const readTags = (after: string) => writable.readTags(after)
    const take = async (answer: Promise<WriterAnswer>) => toRefusals((await answer).body)
    const readVersion = async (path: string) => String((await write('GET', path)).body['version'])
    /** Writes regardless of the stored version. */
    const put = async (path: string, value: unknown): Promise<WriterAnswer> => write('PUT', path, value, '*')

    it('shows a page to visitors only once it is published, with tags of changed addresses', async () => {
      const drafted = await write('PUT', 'pages/news', page)
      expect(drafted).toMatchObject({ status: 200, body: { id: 'news', published: null, draft: { url: '/news' } } })
      expect((await ask('{ page(id: "news") { id } }')).data).toEqual({ page: null })
      const point = await readPoint()
      expect(await write('POST', 'pages/news/publish', undefined, String(drafted.body['version']))).toMatchObject({
        status: 200,
      })
      const { at } = await ask('{ page(id: "news") { title url parentSlug blocks { __typename } } }')
      expect(at('page')).toEqual({
        title: 'News',
        url: '/news',
        parentSlug: 'home',
        blocks: [{ __typename: 'QuoteBlock' }, { __typename: 'TextBlock' }],
      })
      expect(await readTags(point)).toEqual([{ tags: ['page-address:main:/news', 'page:news', 'pages:main'] }])
    })

    it('does not show drafts to visitors, and records no tags for them', async () => {
      const point = await readPoint()
      expect((await put('pages/news', { ...page, title: 'Later' })).status).toBe(200)
      expect((await ask('{ page(id: "news") { title } }')).at('page.title')).toBe('News')
      expect(await readTags(point)).toEqual([{ tags: [] }])
    })

    it('shows a page only in the languages in which all its texts exist (PAGE-07)', async () => {
      const quote = (text: Record<string, string>) => ({ kind: 'quote', text })
      const title = { en: 'Mixed', de: 'Gemischt', fr: 'Mixte' }
      const value = { ...page, url: '/mixed', title, languages: ['en', 'de', 'fr'], blocks: [quote({ en: 'Said' })] }
      const readLanguages = async () => {
        const { at } = await ask(
          '{ page(id: "mixed") { languages } pagesOfSite(siteId: "main", first: 500) { id languages } }',
        )
        const listed = at('pagesOfSite') as { id: string; languages: string[] }[]
        expect(listed.find(({ id }) => id === 'mixed')?.languages).toEqual(at('page.languages'))
        const [found] = await pageSearchSource.read(open().queries, ['mixed'])
        expect([...found!.texts.keys()]).toEqual(at('page.languages'))
        return at('page.languages')
      }
      expect((await write('PUT', 'pages/mixed', value)).status).toBe(200)
      expect((await write('POST', 'pages/mixed/publish', undefined, '*')).status).toBe(200)
      expect(await readLanguages()).toEqual(['en'])
      // Editors get back the languages that they wrote, and German returns with its last text.
      expect((await write('GET', 'pages/mixed')).body['published']).toMatchObject({ languages: value.languages })
      await put('pages/mixed', { ...value, blocks: [quote({ en: 'Said', de: 'Gesagt' })] })
      expect((await write('POST', 'pages/mixed/publish', undefined, '*')).status).toBe(200)
      expect(await readLanguages()).toEqual(['en', 'de'])
    })

    it('records the tags of both addresses of a moved page and of everything that links to it', async () => {
      await put('pages/about', { ...page, url: '/company', title: 'Company', blocks: [] })
      const point = await readPoint()
      expect((await write('POST', 'pages/about/publish', undefined, '*')).status).toBe(200)
      expect(await readTags(point)).toEqual([
        {
          tags: [
            'footer:main-footer',
            'navigation:main-header',
            'page-address:main:/about',
            'page-address:main:/company',
            'page:about',
            'pages:main',
            'system',
          ],
        },
      ])
    })

    it('unpublishes a page and keeps it as a draft', async () => {
      await write('PUT', 'pages/gone', { ...page, url: '/gone' })
      await write('POST', 'pages/gone/publish', undefined, '*')
      const point = await readPoint()
      expect(await write('POST', 'pages/gone/unpublish', undefined, '*')).toMatchObject({
        status: 200,
        body: { published: null, draft: { url: '/gone' } },
      })
      expect((await ask('{ page(id: "gone") { id } }')).data).toEqual({ page: null })
      expect(await readTags(point)).toEqual([{ tags: ['page-address:main:/gone', 'page:gone', 'pages:main'] }])
      expect(await take(write('POST', 'pages/gone/unpublish', undefined, '*'))).toEqual([
        'pages.gone: a page that is published',
      ])
    })

    it('protects a page immediately, and never returns the password hash (PAGE-14, PAGE-15)', async () => {
      const point = await readPoint()
      const answer = await write('PUT', 'pages/history/protection', { kind: 'password', password: 'open-sesame' }, '*')
      expect(answer).toMatchObject({ status: 200, body: { protection: { kind: 'password', role: null } } })
      expect(JSON.stringify(answer.body)).not.toMatch(/argon2|sesame/)
      const refused = await ask('{ page(id: "history") { title } }')
      expect([refused.data, refused.errors[0]?.extensions?.code]).toEqual([{ page: null }, 'PROTECTED'])
      const [row] = (await open().queries.select().from(pages)).filter(({ id }) => id === 'history')
      expect(row?.protectionPasswordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
      expect(await readTags(point)).toEqual([
        { tags: ['access-rules', 'page-address:main:/about/history', 'page:history', 'pages:main'] },
      ])
      expect(
        (await ask('{ accessRules { pageId siteId path countries kind role } }')).at('accessRules'),
      ).toContainEqual({
        pageId: 'history',
        siteId: 'main',
        path: '/about/history',
        countries: [],
        kind: 'password',
        role: null,
      })
      await put('pages/history', { ...page, url: '/about/history' })
      await write('POST', 'pages/history/publish', undefined, '*')
      expect((await ask('{ page(id: "history") { id } }')).errors[0]?.extensions?.code).toBe('PROTECTED')
      const short = await write('PUT', 'pages/history/protection', { kind: 'password', password: 'short' }, '*')
      expect(JSON.stringify(short.body)).not.toContain('short"')
    })

    it('refuses the later of two concurrent writes of the same version', async () => {
      const version = await readVersion('pages/news')
      const both = await Promise.all(
        ['One', 'Two'].map((title) => write('PUT', 'pages/news', { ...page, title }, version)),
      )
      expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 412]))
      const won = both.findIndex(({ status }) => status === 200)
      const stored = await write('GET', 'pages/news')
      expect(stored.body['draft']).toMatchObject({ title: ['One', 'Two'][won] })
      expect(both[1 - won]?.body['version']).toBe(stored.body['version'])
      expect((await write('PUT', 'pages/news', page)).status).toBe(428)
      expect((await write('PUT', 'pages/never', { ...page, url: '/never' }, 'abc')).status).toBe(412)
    })

    it('keeps connections free for readers while writes wait, and refuses writes beyond the limit', async () => {
      const writes = Array.from({ length: 130 }, (_, index) =>
        write('PUT', `footers/crowd-${index}`, { legalText: 'x' }),
      )
      expect((await ask('{ sites { id } }')).status).toBe(200)
      const statuses = (await Promise.all(writes)).map(({ status }) => status)
      expect(statuses.filter((status) => status === 200)).toHaveLength(101)
      expect(statuses.filter((status) => status === 503)).toHaveLength(29)
      const { body } = await write('GET', 'footers')
      expect((body['ids'] as string[]).filter((id) => id.startsWith('crowd-'))).toHaveLength(101)
    })

    it('returns what it stored, and accepts what it returned', async () => {
      for (const [list, kind] of [
        ['sites', 'value'],
        ['navigations', 'value'],
        ['footers', 'value'],
        ['redirects', 'value'],
        ['route-rules', 'value'],
        ['pages', 'published'],
      ] as const) {
        const { body } = await write('GET', list)
        for (const id of body['ids'] as string[]) {
          const read = await write('GET', `${list}/${id}`)
          const value = read.body[kind]
          if (value === null) continue
          const again = await write('PUT', `${list}/${id}`, value, String(read.body['version']))
          expect(again, `${list}/${id}`).toMatchObject({ status: 200 })
          if (kind === 'value') expect(again.body['version']).toBe(read.body['version'])
          else expect(again.body['draft']).toEqual(value)
        }
      }
    })

    it('stores navigation trees, footers, sites, redirects and rules, with their tags', async () => {
      const item = {
        id: 'nav-new',
        title: { en: 'New', de: 'Neu' },
        url: '/products',
        sections: [{ title: 'All', items: [{ id: 'nav-sub', title: 'Sub', pageId: 'news' }] }],
      }
      const point = await readPoint()
      for (const [path, value] of [
        ['navigations/second', { items: [item] }],
        ['footers/second', { theme: 'Dark', legalLinks: [{ kind: 'path', text: 'Imprint', path: '/imprint' }] }],
        ['sites/second', { name: 'Second', slug: 'second', brand: 'kudex', domains: ['localhost/second'] }],
        ['redirects/second', { previousUrl: '/former/', target: { kind: 'page', text: 'News', pageId: 'news' } }],
        ['route-rules/second', { siteId: 'main', pattern: '/wiki/*', redirect: '/help/*' }],
      ] as const) {
        expect(await write('PUT', path, value), path).toMatchObject({ status: 200 })
      }
      expect((await readTags(point)).map(({ tags }) => tags)).toEqual([
        ['navigation:second'],
        ['footer:second'],
        ['system'],
        ['system'],
        ['system'],
      ])
      const { at } = await ask(
        '{ navigation(id: "second") { items { title sections { title items { unlocalizedUrl } } } } footer(id: "second") { theme } redirects(previousUrl: "/former") { target { path } } }',
      )
      expect(at('navigation.items')).toEqual([
        { title: 'New', sections: [{ title: 'All', items: [{ unlocalizedUrl: '/news' }] }] },
      ])
      expect(at('redirects')).toEqual([{ target: { path: '/news' } }])
      expect((await write('DELETE', 'redirects/second', undefined, '*')).status).toBe(200)
      expect((await write('GET', 'redirects/second')).status).toBe(404)
      expect((await write('DELETE', 'redirects/second', undefined, '*')).status).toBe(404)
    })

    it.each([
      ['pages/twice', { ...page, url: '/saved-twice' }],
      ['navigations/twice', { items: [{ id: 'nav-twice', title: 'Twice', url: '/products' }] }],
      ['footers/twice', { theme: 'Dark' }],
      ['sites/twice', { name: 'Twice', slug: 'twice', brand: 'kudex', domains: ['localhost/twice'] }],
      ['redirects/twice', { previousUrl: '/twice-before/', target: { kind: 'path', text: 'x', path: '/products' } }],
      ['route-rules/twice', { siteId: 'main', pattern: '/twice-all/*', redirect: '/products/*' }],
      ['locations/twice', { siteIds: ['main'], name: 'T', kinds: ['sales'], country: 'CH', region: '150', city: 'T' }],
      ['contacts/twice', { siteIds: ['main'], givenName: 'Ada', familyName: 'Kern' }],
    ])('accepts a repeated save, whatever version it names: %s', async (path, value) => {
      const saved = await write('PUT', path, value)
      expect([saved.status, toRefusals(saved.body)]).toEqual([200, undefined])
      for (const version of [null, 'other']) {
        const again = await write('PUT', path, value, version)
        expect([again.status, again.body['version']]).toEqual([200, saved.body['version']])
      }
      expect((await write('GET', `${path}/history`)).body['versions']).toHaveLength(1)
    })

    it('can exchange the slugs of sites in one import', async () => {
      const site = (name: string, slug: string) => ({ name, slug, brand: 'kudex', domains: [`localhost/${slug}`] })
      const both = (one: string, other: string) => ({ sites: { left: site('Left', one), right: site('Right', other) } })
      expect((await write('POST', 'import', both('port', 'starboard'))).status).toBe(200)
      expect((await write('POST', 'import', both('starboard', 'port'))).status).toBe(200)
      expect((await write('GET', 'sites/left')).body['value']).toMatchObject({ slug: 'starboard' })
    })

    it('imports all or nothing, and lists all problems', async () => {
      const home = { ...page, siteId: 'third', url: '/' }
      const whole = {
        sites: {
          third: {
            name: 'Third',
            slug: 'third',
            brand: 'kudex',
            domains: ['localhost/third'],
            headerNavigationId: 'third',
            footerNavigationId: 'third',
          },
        },
        navigations: { third: { items: [{ id: 'nav-third', title: 'Home', pageId: 'third-home' }] } },
        footers: { third: {} },
        pages: { 'third-home': home, 'third-more': { ...home, url: '/more' } },
        redirects: {
          third: { siteId: 'third', previousUrl: '/start', target: { kind: 'page', text: 'x', pageId: 'third-home' } },
        },
        routeRules: { third: { siteId: 'third', pattern: '/all/*', redirect: '/more' } },
        protection: { 'third-more': { kind: 'role', role: 'kmx_int_assetdb_active' } },
        publish: ['third-home', 'third-more'],
      }
      const point = await readPoint()
      const broken = {
        ...whole,
        publish: ['third-home', 'nowhere'],
        routeRules: { third: { pattern: '/a/*', redirect: '/a/b/*' } },
      }
      expect(await take(write('POST', 'import', broken))).toEqual([
        'pages.nowhere: a page with a draft',
        'routeRules.third.redirect: an address that is reached in at most 5 redirects',
      ])
      expect((await write('GET', 'sites/third')).status).toBe(404)
      expect(await readPoint()).toBe(point)
      expect(await write('POST', 'import', whole)).toMatchObject({ status: 200, body: { stored: 10 } })
      expect((await ask('{ accessRules { pageId kind role } }')).at('accessRules')).toContainEqual({
        pageId: 'third-more',
        kind: 'role',
        role: 'kmx_int_assetdb_active',
      })
      expect(await write('POST', 'import', whole)).toMatchObject({ status: 200 })
    })

    it('shows visitors a number of shares above the limit of Int (INV-02)', async () => {
      const registeredShares = 51_333_330_000
      const shareData = { kind: 'shareData', title: 'Share', registeredShares, label: 'shares', asOf: '2026-11-01' }
      await write('PUT', 'pages/shares', { ...page, url: '/shares', blocks: [shareData] })
      await write('POST', 'pages/shares/publish', undefined, '*')
      const answer = await ask('{ page(id: "shares") { blocks { ... on ShareDataBlock { registeredShares } } } }')
      expect(answer.at('page.blocks')).toEqual([{ registeredShares }])
    })

    it('needs the same number of statements for any number of pages', async () => {
      const many = (count: number) => ({
        pages: Object.fromEntries(
          Array.from({ length: count }, (_, index) => [`many-${index}`, { ...page, url: `/many-${index}` }]),
        ),
      })
      const few = await counter.during(() => write('POST', 'import', many(2)))
      expect(await counter.during(() => write('POST', 'import', many(60)))).toBe(few)
      expect(few).toBeLessThan(28)
    })
  },
  { logger: counter },
)
