import { afterAll, beforeAll, expect, it } from 'vitest'
import { type WriterAnswer, type WriterRequest, writeToken } from '../../testing/askService.ts'
import { describeDatabases } from '../../testing/describeDatabases.ts'
import { openWritable, toRefusals, type Writable, writtenPage as page } from './testing/openWritable.ts'

describeDatabases('refusals of the write interface', (open) => {
  let writable: Writable
  beforeAll(async () => {
    writable = await openWritable(open())
  })
  afterAll(() => writable.close())

  const write = (...call: Parameters<Writable['write']>) => writable.write(...call)
  const readPoint = () => writable.readPoint()
  const take = async (answer: Promise<WriterAnswer>) => toRefusals((await answer).body)

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

  it.each(['\0', '\uD83D'])('name characters that cannot be stored (%j), and store nothing', async (character) => {
    const error = 'The request contains NUL or half of a surrogate pair, which cannot be stored.'
    const title = `Nothing${character}`
    for (const [path, value] of [
      ['pages/nul', { ...page, url: '/nul', title }],
      ['pages/nul', { ...page, url: '/nul', title: { [character]: 'x' } }],
      ['news-items/nul', { siteId: 'main', publicationDate: '2026-11-01T08:00:00Z', title, text: 'x' }],
      ['pictures/nul', { alt: title, focalPoint: null }],
    ] as const)
      expect(await write('PUT', path, value), path).toMatchObject({ status: 400, body: { error } })
    expect((await write('GET', 'pages/nul')).status).toBe(404)
  })

  it('accept a backslash before the letters of such a character', async () => {
    const value = { ...page, url: '/escaped', title: String.raw`\u0000`, blocks: [] }
    expect((await write('PUT', 'pages/escaped', value)).status).toBe(200)
  })

  it.each(['pages/%00', 'pages/a/checks?x=%00', 'pages?search=%00', 'media?search=%00'])(
    'name NUL in an address: %s',
    async (path) => expect((await write('GET', path)).status).toBe(400),
  )

  it.each(['first', 'second'])('name the address of a redirect that another one has: %s', async (edited) => {
    const redirect = (previousUrl: string) => ({
      siteId: 'main',
      previousUrl,
      target: { kind: 'path', text: 'Home', path: '/target' },
    })
    const versions = new Map<string, unknown>()
    for (const id of ['first', 'second']) {
      const stored = await write('PUT', `redirects/${edited}-${id}`, redirect(`/${edited}-${id}`))
      versions.set(id, stored.body['version'])
    }
    const other = `${edited}-${edited === 'first' ? 'second' : 'first'}`
    const answer = await write(
      'PUT',
      `redirects/${edited}-${edited}`,
      redirect(`/${other}/`),
      String(versions.get(edited)),
    )
    expect(answer.body['problems']).toMatchObject([
      { path: `redirects.${edited}-${edited}.previousUrl`, parameters: { redirect: other, address: `/${other}` } },
    ])
  })

  it('say what cannot be deleted', async () => {
    const { status, body } = await write('DELETE', 'sites/main', undefined, '*')
    expect([status, body['error']]).toEqual([405, 'Content of this kind cannot be deleted.'])
    expect((await write('DELETE', 'nothing/main', undefined, '*')).status).toBe(404)
  })

  it('refuse a loop that two concurrent writes would create', async () => {
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
    [
      'an accordion that links to no page',
      'pages/bad',
      {
        ...page,
        url: '/bad',
        blocks: [
          {
            kind: 'accordion',
            items: [
              { id: 'one', title: 'x', text: { en: toText({ type: 'itemLink', item: 'nowhere', children: [] }) } },
            ],
          },
        ],
      },
      'pages.bad.blocks.0.items',
    ],
    ['a picture that is not there', 'pages/bad', { ...page, url: '/bad', picture: 'nothing' }, 'pages.bad.picture'],
    ['an unknown field', 'pages/bad', { ...page, html: '<p>' }, 'pages.bad.html'],
    [
      'a video that is too long for a whole number',
      'pages/bad',
      {
        ...page,
        url: '/bad',
        blocks: [
          {
            kind: 'video',
            title: 'x',
            poster: 'hall',
            url: 'https://a.example/v',
            seconds: tooLarge,
            preset: 'stretched',
          },
        ],
      },
      'pages.bad.blocks.0.seconds',
    ],
    [
      'a position that is too high for the database',
      'redirects/bad',
      { previousUrl: '/x', target: { kind: 'path', text: 'x', path: '/y' }, sortIndex: tooLarge },
      'redirects.bad.sortIndex',
    ],
    [
      'a video of a story that is too long for the database',
      'stories/bad',
      {
        siteId: 'main',
        slug: 'bad',
        publicationDate: '2026-11-01T08:00:00Z',
        title: 'x',
        leadText: 'x',
        languages: ['en'],
        blocks: [],
        videoDuration: tooLarge,
      },
      'stories.bad.videoDuration',
    ],
    ['the address of another page', 'pages/bad', { ...page, url: '/offer' }, 'pages.bad.url'],
    ['the address of the portal', 'pages/bad', { ...page, url: '/mykomax' }, 'pages.bad.url'],
    ['the address of a site', 'pages/bad', { ...page, url: '/fair' }, 'pages.bad.url'],
    ['no site', 'pages/bad', { ...page, url: '/bad', siteId: 'nowhere' }, 'pages.bad.siteId'],
    [
      'an item twice',
      'navigations/bad',
      { items: [{ id: 'nav-about', title: 'Twice', url: '/x' }] },
      'navigations.bad.items.0',
    ],
    [
      'an item of no page',
      'navigations/bad',
      { items: [{ id: 'nav-bad', title: 'Bad', pageId: 'nowhere' }] },
      'navigations.bad.items.0.pageId',
    ],
    [
      'an item of no page below others',
      'navigations/bad',
      {
        items: [
          { id: 'nav-one', title: 'One', url: '/x' },
          {
            id: 'nav-two',
            title: 'Two',
            url: '/y',
            sections: [{ title: 'S', items: [{ id: 'nav-three', title: 'Three', pageId: 'nowhere' }] }],
          },
        ],
      },
      'navigations.bad.items.1.sections.0.items.0.pageId',
    ],
    [
      'a footer that links to no page',
      'footers/bad',
      { sections: [{ title: 'S', links: [{ kind: 'page', text: 'Gone', pageId: 'nowhere' }] }] },
      'footers.bad.sections.0.links.0.pageId',
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

  it('protect the home page of a site (NAV-21)', async () => {
    expect(await take(write('POST', 'pages/home/unpublish', undefined, '*'))).toEqual([
      'sites.main.home: a published page at / (Invalid navigation config: site Main has no home page)',
    ])
  })

  it.each<[string, number, WriterRequest]>([
    ['no JSON', 400, { body: '{' }],
    ['JSON that is nested too deeply', 400, { body: '['.repeat(200) }],
    ['a form', 415, { body: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
    ['text as a foreign page can send it', 415, { body: '{}', headers: { 'content-type': 'text/plain' } }],
    ['more than it takes', 413, { body: `"${'x'.repeat(1_000_001)}"` }],
    ['a list instead of a page', 422, { body: '[]' }],
  ])('refuses %s', async (_, status, init) => {
    const response = await writable.write.send('PUT', 'pages/bad', init)
    expect(response.status).toBe(status)
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})

/** The lowest number that `Int` and columns of the type `integer` cannot hold. */
const tooLarge = 2_147_483_648

function toText(inline: object): object {
  return { schema: 'dast', document: { type: 'root', children: [{ type: 'paragraph', children: [inline] }] } }
}
