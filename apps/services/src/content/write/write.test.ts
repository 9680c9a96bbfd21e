import { resolveSettings } from '@kudex/domain/settings'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../database/database.types.ts'
import { loadSeed } from '../../seeding/loadSeed.ts'
import type { Service } from '../../service.types.ts'
import {
  type Answer,
  askMounted,
  askWriter,
  type WriterAnswer,
  type WriterRequest,
  writeToken,
} from '../../testing/askService.ts'
import { describeDatabases } from '../../testing/describeDatabases.ts'
import { StatementCounter } from '../../testing/statementCounter.ts'
import { testSeed } from '../../testing/testSeed.ts'
import { contentSeedPart } from '../contentSeedPart.ts'
import { createContentService } from '../contentService.ts'
import { pages } from '../tables.ts'

const counter = new StatementCounter()

describeDatabases(
  'the write interface',
  (open) => {
    let database: Database
    let service: Service
    let write: ReturnType<typeof askWriter>
    beforeAll(async () => {
      database = open()
      await loadSeed(
        database.queries,
        async () => testSeed,
        [contentSeedPart],
        () => {},
      )
      service = await createContentService({
        settings: resolveSettings({ CONTENT_WRITE_TOKEN: writeToken }),
        database,
        log: pino({ level: 'silent' }),
        metrics: new Registry(),
      })
      write = askWriter(service)
    })
    afterAll(() => service.stopping?.())

    const ask = (query: string): Promise<Answer> => askMounted(service)({ path: '/content/graphql', query })
    const readPoint = async () => String((await ask('{ changes { sequence } }')).at('changes.sequence'))
    const readTags = async (after: string) =>
      (await ask(`{ changes(after: "${after}") { changes { tags } } }`)).at('changes.changes') as { tags: string[] }[]
    const readVersion = async (path: string) => String((await write('GET', path)).body['version'])
    /** Writes over whatever is stored. */
    const put = async (path: string, value: unknown): Promise<WriterAnswer> => write('PUT', path, value, '*')
    const take = async (answer: Promise<WriterAnswer>) => {
      const { body } = await answer
      return (body['problems'] as { path: string; takes: string }[] | undefined)?.map(
        ({ path, takes }) => `${path}: ${takes}`,
      )
    }

    const page = {
      siteId: 'main',
      url: '/news',
      title: { en: 'News', de: 'Neues' },
      languages: ['en', 'de'],
      blocks: [
        { kind: 'quote', text: 'First' },
        {
          kind: 'text',
          text: {
            en: {
              schema: 'dast',
              document: {
                type: 'root',
                children: [{ type: 'paragraph', children: [{ type: 'span', value: 'Hello' }] }],
              },
            },
          },
        },
      ],
    }

    it.each([
      ['nothing', ''],
      ['another token', 'Bearer another-token-of-nobody'],
      ['another scheme', `Basic ${writeToken}`],
    ])('refuses who brings %s, whatever they ask', async (_, authorization) => {
      for (const [method, path] of [
        ['GET', 'sites'],
        ['PUT', 'pages/news'],
        ['POST', 'import'],
        ['GET', 'nowhere'],
      ] as const) {
        const answer = await write(method, path, method === 'GET' ? undefined : page, null, { authorization })
        expect(answer.status).toBe(401)
      }
    })

    it('shows a page to visitors only once it is published, and says which addresses changed', async () => {
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

    it('keeps a draft from visitors and purges nothing for it', async () => {
      const point = await readPoint()
      expect((await put('pages/news', { ...page, title: 'Later' })).status).toBe(200)
      expect((await ask('{ page(id: "news") { title } }')).at('page.title')).toBe('News')
      expect(await readTags(point)).toEqual([{ tags: [] }])
    })

    it('names both addresses of a moved page and all that leads to it', async () => {
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

    it('takes a page away from visitors and keeps it as a draft', async () => {
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

    it('protects a page at once, with a hash of the password that is never shown (PAGE-14, PAGE-15)', async () => {
      const point = await readPoint()
      const answer = await write('PUT', 'pages/history/protection', { kind: 'password', password: 'open-sesame' }, '*')
      expect(answer).toMatchObject({ status: 200, body: { protection: { kind: 'password', role: null } } })
      expect(JSON.stringify(answer.body)).not.toMatch(/argon2|sesame/)
      expect((await ask('{ page(id: "history") { protection { kind } blocks { __typename } } }')).data).toEqual({
        page: { protection: { kind: 'password' }, blocks: [] },
      })
      const [row] = (await database.queries.select().from(pages)).filter(({ id }) => id === 'history')
      expect(row?.protectionPasswordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
      expect(await readTags(point)).toEqual([
        { tags: ['page-address:main:/about/history', 'page:history', 'pages:main'] },
      ])
      await put('pages/history', { ...page, url: '/about/history' })
      await write('POST', 'pages/history/publish', undefined, '*')
      expect((await ask('{ page(id: "history") { protection { kind } } }')).at('page.protection.kind')).toBe('password')
      const short = await write('PUT', 'pages/history/protection', { kind: 'password', password: 'short' }, '*')
      expect(JSON.stringify(short.body)).not.toContain('short"')
    })

    it('loses nothing when two write at once: the later one is told to read again', async () => {
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

    it('leaves readers their connections while many writes wait, and refuses more than it can keep', async () => {
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

    it('lets two editors not make a loop together', async () => {
      const redirect = (previousUrl: string, path: string) => ({
        previousUrl,
        target: { kind: 'path', text: 'x', path },
      })
      const both = await Promise.all([
        write('PUT', 'redirects/there', redirect('/there', '/back')),
        write('PUT', 'redirects/back', redirect('/back', '/there')),
      ])
      expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 422]))
    })

    it('answers what it stored, and takes back what it answered', async () => {
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

    it('stores navigation trees, footers, sites, redirects and rules, and purges what they touch', async () => {
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

    it.each<[string, string, unknown, string]>([
      ['a block without its text', 'pages/bad', { ...page, blocks: [{ kind: 'quote' }] }, 'pages.bad.blocks.0.text'],
      [
        'a block of no kind',
        'pages/bad',
        { ...page, blocks: [{ kind: 'html', html: '<b>' }] },
        'pages.bad.blocks.0.kind',
      ],
      [
        'markup as text',
        'pages/bad',
        { ...page, blocks: [{ kind: 'text', text: { en: '<p>Hello</p>' } }] },
        'pages.bad.blocks.0.text.en',
      ],
      [
        'a script as link',
        'pages/bad',
        { ...page, blocks: [{ kind: 'links', links: [{ kind: 'external', text: 'x', url: 'javascript:alert(1)' }] }] },
        'pages.bad.blocks.0.links.0.url',
      ],
      [
        'a link to no page',
        'pages/bad',
        { ...page, url: '/bad', blocks: [{ kind: 'links', links: [{ kind: 'page', text: 'x', pageId: 'nowhere' }] }] },
        'pages.bad.blocks.0.pageId',
      ],
      [
        'a text that links to no page',
        'pages/bad',
        {
          ...page,
          url: '/bad',
          blocks: [{ kind: 'text', text: { en: toText({ type: 'itemLink', item: 'nowhere', children: [] }) } }],
        },
        'pages.bad.blocks.0.text',
      ],
      ['a picture that is not there', 'pages/bad', { ...page, url: '/bad', picture: 'nothing' }, 'pages.bad.picture'],
      ['an unknown field', 'pages/bad', { ...page, html: '<p>' }, 'pages.bad.html'],
      ['the address of another page', 'pages/bad', { ...page, url: '/offer' }, 'pages.bad.url'],
      ['the address of the portal', 'pages/bad', { ...page, url: '/mykomax' }, 'pages.bad.url'],
      ['the address of a site', 'pages/bad', { ...page, url: '/fair' }, 'pages.bad.url'],
      ['no site', 'pages/bad', { ...page, url: '/bad', siteId: 'nowhere' }, 'pages.bad.siteId'],
      [
        'an item twice',
        'navigations/bad',
        { items: [{ id: 'nav-about', title: 'Twice', url: '/x' }] },
        'navigations.bad.nav-about.id',
      ],
      [
        'an item of no page',
        'navigations/bad',
        { items: [{ id: 'nav-bad', title: 'Bad', pageId: 'nowhere' }] },
        'navigations.bad.nav-bad.pageId',
      ],
      [
        'a redirect to itself',
        'redirects/bad',
        { previousUrl: '/x', target: { kind: 'path', text: 'x', path: '/de/x' } },
        'redirects.bad.target',
      ],
      [
        'an off-site wildcard',
        'route-rules/bad',
        { pattern: '/x/*', redirect: 'https://evil.test/*', external: true },
        'routeRules.bad.redirect',
      ],
      [
        'a domain of another site',
        'sites/bad',
        { name: 'Bad', slug: 'bad', brand: 'kudex', domains: ['localhost'] },
        'sites.bad.domains',
      ],
      [
        'a slug that is a locale',
        'sites/bad',
        { name: 'Bad', slug: 'de-ch', brand: 'kudex', domains: ['localhost/de-ch'] },
        'sites.bad.slug',
      ],
      ['a second main site', 'sites/bad', { name: 'Bad', brand: 'kudex', domains: ['bad.test'] }, 'sites'],
    ])('names what is wrong with %s and stores nothing', async (_, path, value, where) => {
      const point = await readPoint()
      const { status, body } = await write('PUT', path, value)
      expect(status).toBe(422)
      expect((body['problems'] as { path: string }[]).map((problem) => problem.path)).toContain(where)
      expect((await write('GET', path)).status).toBe(404)
      expect(await readPoint()).toBe(point)
    })

    it('lets sites exchange their slugs in one import', async () => {
      const site = (name: string, slug: string) => ({ name, slug, brand: 'kudex', domains: [`localhost/${slug}`] })
      const both = (one: string, other: string) => ({ sites: { left: site('Left', one), right: site('Right', other) } })
      expect((await write('POST', 'import', both('port', 'starboard'))).status).toBe(200)
      expect((await write('POST', 'import', both('starboard', 'port'))).status).toBe(200)
      expect((await write('GET', 'sites/left')).body['value']).toMatchObject({ slug: 'starboard' })
    })

    it('does not take the home page from a site (NAV-21)', async () => {
      expect(await take(write('POST', 'pages/home/unpublish', undefined, '*'))).toEqual([
        'sites.main.home: a published page at / (Invalid navigation config: site Main has no home page)',
      ])
    })

    it('imports all or nothing and lists all that is wrong', async () => {
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
      expect((await ask('{ page(id: "third-more") { protection { kind role } } }')).at('page.protection')).toEqual({
        kind: 'role',
        role: 'kmx_int_assetdb_active',
      })
      expect(await write('POST', 'import', whole)).toMatchObject({ status: 200 })
    })

    it.each<[string, number, WriterRequest]>([
      ['no JSON', 400, { body: '{' }],
      ['JSON that is nested too deeply', 400, { body: '['.repeat(200) }],
      ['a form', 415, { body: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
      ['text as a foreign page can send it', 415, { body: '{}', headers: { 'content-type': 'text/plain' } }],
      ['more than it takes', 413, { body: `"${'x'.repeat(1_000_001)}"` }],
      ['a list instead of a page', 422, { body: '[]' }],
    ])('refuses %s', async (_, status, init) => {
      const response = await write.send('PUT', 'pages/bad', init)
      expect(response.status).toBe(status)
      expect(response.headers.get('access-control-allow-origin')).toBeNull()
      expect(response.headers.get('cache-control')).toBe('no-store')
    })

    it('runs as many statements for many pages as for few', async () => {
      const many = (count: number) => ({
        pages: Object.fromEntries(
          Array.from({ length: count }, (_, index) => [`many-${index}`, { ...page, url: `/many-${index}` }]),
        ),
      })
      const few = await counter.during(() => write('POST', 'import', many(2)))
      expect(await counter.during(() => write('POST', 'import', many(60)))).toBe(few)
      expect(few).toBeLessThan(25)
    })
  },
  { logger: counter },
)

function toText(inline: object): object {
  return { schema: 'dast', document: { type: 'root', children: [{ type: 'paragraph', children: [inline] }] } }
}
