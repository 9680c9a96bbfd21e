import type { BrowserContext } from '@playwright/test'
import { origin, servicesOrigin } from '../system/addresses.ts'
import { isFull, sample } from '../system/checkSize.ts'
import { crawl, readSitemap } from '../system/crawl.ts'
import { signIn } from '../system/signIn.ts'
import { expect, test } from '../system/test.ts'
import { draftToken, writeContent } from '../system/writeContent.ts'

const interleavings = isFull ? 1_000 : 30
const mostPages = isFull ? 5_000 : 60

/** Canary words that occur only in three pages and three entries that visitors must not see. */
const word = 'quokkalarm'
/** Published with a future date: a story, an ad hoc release and a news item. */
const toCome = 'canary-to-come'
const secrets = { draft: 'canary-draft', password: 'canary-password', role: 'canary-role' } as const
const pagePassword = 'secret-of-the-canary'
const role = 'kmx_int_assetdb_active'

test.describe('content that visitors must not see', () => {
  test.describe.configure({ mode: 'serial' })
  test.setTimeout(isFull ? 1_200_000 : 180_000)

  test.beforeAll(async () => {
    test.setTimeout(180_000)
    for (const id of Object.values(secrets)) await writeContent('PUT', `pages/${id}`, toPage(id))
    for (const id of [secrets.password, secrets.role]) {
      // Protected before it is published, so it was never public.
      const protection = id === secrets.password ? { kind: 'password', password: pagePassword } : { kind: 'role', role }
      await writeContent('PUT', `pages/${id}/protection`, protection)
      await writeContent('POST', `pages/${id}/publish`)
    }
    for (const [kind, entry] of Object.entries(toEntries())) await writeContent('PUT', `${kind}/${toCome}`, entry)
  })

  test('is visible to those who may see it, so that the tests below can fail', async ({ browser }) => {
    expect(await readAsEditor(secrets.draft)).toContain(word)
    for (const kind of ['story', 'mediaRelease'])
      expect(await askAsEditor(`{ ${kind}(siteId: "kudex", slug: "${toCome}") { title } }`)).toContain(word)
    expect(await askAsEditor('{ newsFeed(siteId: "kudex", first: 1) { edges { node { text } } } }')).toContain(word)
    const context = await browser.newContext({ baseURL: origin })
    expect(await readAsCustomer(await enter(context))).toContain(word)
    await context.close()
  })

  test('is in no response to a visitor (PAGE-14…17, SEARCH-08, MEDIA-01)', async () => {
    const pages = await crawl({
      origins: [origin],
      start: [`${origin}/en`, `${origin}/de`, ...secretAddresses()],
      follows: createFollower(),
      readsHead: false,
      keep: ({ html }) => ({ isLeak: html.includes(word) }),
    })
    expect([...pages].flatMap(([url, { isLeak }]) => (isLeak ? [url] : []))).toEqual([])
    const requests = await listRequests()
    for (const ask of requests) {
      const text = await readAsVisitor(ask)
      expect(text, ask.name).not.toContain(word)
      // An invalid request would prove nothing. Protected pages are refused with a code of their own.
      if (ask.name.startsWith('/content/graphql'))
        for (const code of listErrorCodes(text)) expect(code, ask.name).toBe('PROTECTED')
    }
    const found = await fetch(`${origin}/api/search-proxy/search`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ localeCode: 'en', siteSlug: null, query: word, page: 1, type: null }),
    })
    expect(await found.json()).toMatchObject({ total: 0, records: [] })
    console.log(
      `Canary: ${pages.size} pages and ${requests.length} further requests${isFull ? '' : ' (reduced; all pages with KUDEX_CHECK_SIZE=full)'}`,
    )
  })

  test('stays hidden while an editor and a customer read it (PAGE-17, CACHE-06)', async ({ browser }) => {
    const context = await browser.newContext({ baseURL: origin })
    const cookie = await enter(context)
    const requests = (await listRequests()).filter(({ isNear }) => isNear)
    // Covers every order of the three requests: the round number selects the permutation.
    for (let turn = 0; turn < interleavings; turn += 1) {
      const ask = requests[turn % requests.length] as VisitorRequest
      const readers = [
        () => readAsEditor(secrets.draft),
        () => readAsCustomer(cookie, turn % 3 === 0 ? '?cache=clear' : turn % 3 === 1 ? '?cache=false' : ''),
        () => readAsVisitor(ask),
      ]
      const order = orders[turn % orders.length] as (typeof orders)[number]
      const answers = await Promise.all(order.map(async (index) => readers[index]?.() ?? ''))
      expect(answers[order.indexOf(0)]).toContain(word)
      expect(answers[order.indexOf(1)]).toContain(word)
      expect(answers[order.indexOf(2)], ask.name).not.toContain(word)
    }
    await context.close()
    console.log(`Canary: ${interleavings} interleavings${isFull ? '' : ' (reduced; 1000 with KUDEX_CHECK_SIZE=full)'}`)
  })
})

const orders = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const

function toPage(id: string) {
  const text = `${word} ${id}`
  const span = { type: 'paragraph', children: [{ type: 'span', value: text }] }
  return {
    siteId: 'kudex',
    url: `/${id}`,
    languages: ['en', 'de'],
    // The title of a protected page is public, since menus may show it. That of a draft is not.
    title: id === secrets.draft ? text : 'A canary',
    description: text,
    blocks: [
      { kind: 'hero', title: text, lead: text },
      { kind: 'text', title: text, text: { en: { schema: 'dast', document: { type: 'root', children: [span] } } } },
      { kind: 'quote', text },
      { kind: 'calendar', title: text, events: [{ id: 'day', date: '2027-01-01', title: text }] },
      { kind: 'links', title: text, links: [{ kind: 'path', text, path: '/contacts' }] },
    ],
  }
}

/** A story, an ad hoc release and a news item dated tomorrow. */
function toEntries() {
  const shared = {
    siteId: 'kudex',
    publicationDate: new Date(Date.now() + 24 * 3_600_000).toISOString(),
    title: word,
    isPublished: true,
  }
  const entry = {
    ...shared,
    slug: toCome,
    leadText: word,
    languages: ['en'],
    blocks: [
      { kind: 'quote', text: word },
      { kind: 'links', title: word, links: [{ kind: 'path', text: word, path: '/file/datasheet' }] },
    ],
  }
  return {
    stories: { ...entry, videoUrl: 'https://video.example/x', contactIds: [] },
    'media-releases': { ...entry, adhoc: true },
    'news-items': { ...shared, text: word },
  }
}

/** The addresses of the pages and entries in all spellings that a visitor may try. */
function secretAddresses(): string[] {
  return [...Object.values(secrets), `stories/${toCome}`, `media-releases/${toCome}`].flatMap((id) =>
    sample(['en', 'de', 'de-ch', 'fr'], 2).flatMap((locale) =>
      [
        '',
        '/',
        '?cache=false',
        '?cache=clear',
        '?preview=true&stage=DRAFT',
        '/_payload.json',
        '/index.pageContext.json',
      ].map((end) => `${origin}/${locale}/${id}${end}`),
    ),
  )
}

/** Crawls the main site in two languages, up to the size of the check. */
function createFollower(): (url: string) => boolean {
  let left = mostPages
  return (url) => {
    if (!/^\/(?:en|de)(?:\/|$)/.test(new URL(url).pathname) || left === 0) return false
    left -= 1
    return true
  }
}

interface VisitorRequest {
  readonly name: string
  readonly url: string
  readonly init?: RequestInit
  /** True for the requests that are repeated while others read the pages. */
  readonly isNear: boolean
}

/** Requests to every kind of endpoint that could contain the content. */
async function listRequests(): Promise<VisitorRequest[]> {
  const near = secretAddresses().map((url) => ({ name: url, url, isNear: true }))
  const sitemaps = await readSitemap(`${origin}/sitemap.xml`)
  const plain = [
    '/robots.txt',
    '/sitemap.xml',
    ...sitemaps.map((url) => new URL(url).pathname),
    ...['stories', 'media-releases', 'ad-hoc'].flatMap((list) => [
      `/feeds/kudex/en/${list}.atom`,
      `/feeds/kudex/de/${list}.rss`,
    ]),
    '/api/site-navigation/public/kudex?lang=en',
    '/api/site-navigation/public/kudex?lang=de-CH',
    '/api/news-feed/kudex/en',
    '/en/media-releases/ad-hoc',
    '/en/media-releases/ad-hoc/_payload.json',
    '/en/stories?videos=on',
    '/en/stories/_payload.json?videos=on',
    '/builds/latest.json',
    '/style-guide/tools/email-links',
    // A search echoes its query, so it asks for another of the three words.
    '/en/search?q=canary',
    '/en/search/_payload.json?q=canary',
    ...Object.values(secrets).flatMap((id) => [
      `/file/${id}`,
      `/calendars/kudex/en/${id}.ics`,
      `/calendars/kudex/en/${id}/day.ics`,
    ]),
  ].map((path) => ({ name: path, url: origin + path, isNear: /search|calendars|navigation/.test(path) }))
  const services = ['/content/graphql', '/content/draft/graphql'].flatMap((endpoint) =>
    listQueries().map((query) => ({
      name: `${endpoint} ${query}`,
      url: servicesOrigin + endpoint,
      init: { method: 'POST', headers: json, body: JSON.stringify({ query }) },
      isNear: true,
    })),
  )
  const questions = ['/api/search-proxy/search', '/api/search-proxy/suggest'].flatMap((path) =>
    [word.slice(0, 7), 'canary', 'canary draft'].map((query) => ({
      name: `${path} ${query}`,
      url: origin + path,
      init: {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ localeCode: 'en', siteSlug: null, query, page: 1, type: null }),
      },
      isNear: true,
    })),
  )
  const direct = ['/search', '/search/suggest'].map((path) => ({
    name: `services ${path}`,
    url: servicesOrigin + path,
    init: {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ localeCode: 'en', siteSlug: null, query: 'canary', page: 1 }),
    },
    isNear: true,
  }))
  const writing = Object.values(secrets).map((id) => ({
    name: `write ${id}`,
    url: `${servicesOrigin}/content/write/pages/${id}`,
    isNear: true,
  }))
  return [...near, ...plain, ...services, ...questions, ...direct, ...writing]
}

const json = { 'content-type': 'application/json' }

function listQueries(): string[] {
  const fields =
    'title description blocks { __typename ... on HeroBlock { title lead } ... on QuoteBlock { text } ... on CalendarBlock { events { title } } }'
  return [
    ...Object.values(secrets).flatMap((id) => [
      `{ page(id: "${id}") { ${fields} } }`,
      `{ pageBySlug(siteId: "kudex", slug: "${id}", parentSlug: "home", country: "ALL") { ${fields} } }`,
    ]),
    `{ story(siteId: "kudex", slug: "${toCome}") { title leadText } }`,
    `{ mediaRelease(siteId: "kudex", slug: "${toCome}") { title leadText } }`,
    '{ stories(siteId: "kudex", first: 100, videosOnly: true) { items { title } } }',
    '{ mediaReleases(siteId: "kudex", first: 100, adhocOnly: true) { years items { title } } }',
    `{ pagesOfSite(siteId: "kudex", first: 500) { url ${fields} } }`,
    '{ changes(wait: 0) { changes { tags } } }',
    '{ stories(siteId: "kudex", first: 100) { items { title leadText } } }',
    '{ mediaReleases(siteId: "kudex", first: 100) { items { title leadText } } }',
    '{ newsFeed(siteId: "kudex", first: 100) { edges { node { title text } } } }',
  ]
}

async function readAsVisitor({ url, init }: VisitorRequest): Promise<string> {
  const answer = await fetch(url, { redirect: 'manual', ...init })
  return answer.text()
}

function listErrorCodes(text: string): unknown[] {
  const { errors = [] } = JSON.parse(text) as {
    readonly errors?: readonly { readonly extensions?: { readonly code?: unknown } }[]
  }
  return errors.map(({ extensions }) => extensions?.code)
}

function readAsEditor(id: string): Promise<string> {
  return askAsEditor(`{ page(id: "${id}") { title blocks { ... on QuoteBlock { text } } } }`)
}

async function askAsEditor(query: string): Promise<string> {
  const answer = await fetch(`${servicesOrigin}/content/draft/graphql`, {
    method: 'POST',
    headers: { ...json, authorization: `Bearer ${draftToken}`, 'gcms-stage': 'DRAFT', 'gcms-locales': 'en' },
    body: JSON.stringify({ query }),
  })
  return answer.text()
}

/** Unlocks the page with the password, signs in as a customer with the role, and returns the cookies. */
async function enter(context: BrowserContext): Promise<string> {
  const page = await context.newPage()
  await signIn(page, 'carla.customer@acme.example')
  const opened = await page.request.get(`/en/${secrets.role}`)
  expect(opened.status()).toBe(200)
  await page.goto(`/en/${secrets.password}`)
  await page.getByLabel('Password', { exact: true }).fill(pagePassword)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toContainText(word)
  const cookies = await context.cookies(origin)
  await page.close()
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}

/** Both protected pages as read by a permitted visitor; null if either is refused. */
async function readAsCustomer(cookie: string, query = ''): Promise<string> {
  const answers = await Promise.all(
    [secrets.password, secrets.role].map(async (id) => {
      const answer = await fetch(`${origin}/en/${id}${query}`, { headers: { cookie } })
      return answer.text()
    }),
  )
  return answers.every((html) => html.includes(word)) ? answers.join('\n') : ''
}
