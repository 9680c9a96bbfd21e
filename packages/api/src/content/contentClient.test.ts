import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createContentClient, toPreferredLanguages } from './index.ts'

const url = 'http://content.test/content/graphql'
const server = setupServer()
const client = createContentClient({ url })

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

describe('the preferred languages of a content call', () => {
  it.each([
    ['fr', 'de', 'fr,de,en'],
    ['de', 'de', 'de,en'],
    ['de', 'en', 'de,en'],
    ['en', 'en', 'en'],
    ['en', 'de', 'en,de'],
  ])('are current, fallback, en without duplicates: %s, %s → %s (GQL-04)', (current, fallback, expected) => {
    expect(toPreferredLanguages(current, fallback)).toBe(expected)
  })
})

describe('the content client', () => {
  it('requests published content in the preferred languages, or drafts (GQL-01, GQL-04)', async () => {
    const seen: (string | null)[] = []
    server.use(
      http.post(url, ({ request }) => {
        seen.push(request.headers.get('gcms-locales'), request.headers.get('gcms-stage'))
        return HttpResponse.json({ data: { page: null } })
      }),
    )
    expect(await client.fetchPage('p', { language: 'fr', fallbackLanguage: 'de' })).toBeNull()
    await client.fetchPage('p', { language: 'en', fallbackLanguage: 'en', stage: 'DRAFT' })
    expect(seen).toEqual(['fr,de,en', 'PUBLISHED', 'en', 'DRAFT'])
  })

  it('has no page where the service refuses a protected one, and passes other errors on (PAGE-17)', async () => {
    const refuse = (code: string) =>
      server.use(
        http.post(url, () =>
          HttpResponse.json({ data: { page: null }, errors: [{ message: 'No', extensions: { code } }] }),
        ),
      )
    refuse('PROTECTED')
    expect(await client.fetchPage('p', { language: 'en', fallbackLanguage: 'en' })).toBeNull()
    refuse('FORBIDDEN')
    await expect(client.fetchPage('p', { language: 'en', fallbackLanguage: 'en' })).rejects.toThrow('No')
  })

  it('returns more stories and media releases than the service returns at once', async () => {
    const all = Array.from({ length: 231 }, (_, index) => ({ id: `${index}` }))
    const asked: unknown[] = []
    server.use(
      http.post(url, async ({ request }) => {
        const { variables } = (await request.json()) as { variables: { first: number; offset: number } }
        const { first, offset } = variables
        asked.push([first, offset])
        const list = { total: all.length, items: all.slice(offset, offset + Math.min(first, 100)) }
        return HttpResponse.json({ data: { stories: list, mediaReleases: list } })
      }),
    )
    const preference = { language: 'en', fallbackLanguage: 'en' }
    expect((await client.fetchStories({ siteId: 'main', first: 120 }, preference)).items).toEqual(all.slice(0, 120))
    expect((await client.fetchMediaReleases({ siteId: 'main', first: Infinity }, preference)).items).toEqual(all)
    expect(asked).toEqual([
      [100, 0],
      [20, 100],
      [100, 0],
      [100, 100],
      [100, 200],
    ])
  })

  it('orders countries and languages by sortIndex and drops sites without navigation (GQL-03, SITE-08, SITE-09)', async () => {
    answer({
      languages: [toLanguage('de', 2), toLanguage('en', 1)],
      countries: [toCountry('DE', 9), toCountry('CH', 3)],
      sites: [toSite('b', 2, 'nav'), toSite('c', 3, null), toSite('a', 1, 'nav')],
      redirects: [],
      routeRules: [],
      accessRules: [],
    })
    const system = await client.fetchSystemData()
    expect(system.languages.map((language) => language.languageCode)).toEqual(['en', 'de'])
    expect(system.countries.map((country) => country.countryCode)).toEqual(['CH', 'DE'])
    expect(system.countries[0]).toMatchObject({
      supportedLanguages: ['de', 'fr'],
      defaultLanguage: 'de',
      displayNames: { de: 'Name' },
    })
    expect(system.sites.map((site) => site.id)).toEqual(['a', 'b'])
  })

  it("requests changes with a timeout longer than the service's waiting time", async () => {
    const limits: number[] = []
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      limits.push(milliseconds)
      return new AbortController().signal
    })
    const asked: unknown[] = []
    const changes = { sequence: 'log-2', isComplete: true, changes: [{ sequence: 'log-2', tags: ['system'] }] }
    server.use(
      http.post(url, async ({ request }) => {
        asked.push(((await request.json()) as { variables: unknown }).variables)
        return HttpResponse.json({ data: { changes } })
      }),
    )
    expect(await client.fetchChanges({ after: 'log-1', wait: 20 })).toEqual(changes)
    await client.fetchChanges({ after: null })
    timeout.mockRestore()
    expect(asked).toEqual([
      { after: 'log-1', wait: 20 },
      { after: null, wait: 0 },
    ])
    expect(limits).toEqual([25_000, 5_000])
  })

  it('maps the links of blocks, and a page without type, theme or source language to its defaults (PAGE-03, PAGE-04)', async () => {
    answer({ pageBySlug: wirePage })
    const address = { siteId: 's', slug: 'about', parentSlug: 'home', country: 'CH' }
    const page = await client.fetchPageBySlug(address, { language: 'de', fallbackLanguage: 'de' })
    expect(page).toMatchObject({ pageType: 'Content', theme: 'Default', translationSourceLanguage: 'en' })
    expect(page?.blocks[0]).toMatchObject({
      __typename: 'HeroBlock',
      heading: 'Cut',
      links: [{ kind: 'page', path: '/about', text: 'More' }],
    })
    expect(page?.blocks[1]).toMatchObject({ teasers: [{ id: 't', link: { kind: 'path', path: '/a', text: 'More' } }] })
    expect(page?.blocks[2]).toMatchObject({
      links: [
        { kind: 'path', path: '/products' },
        { kind: 'external', url: 'https://example.org' },
        { kind: 'product', productSlug: 'alpha' },
        { kind: 'service', serviceSlug: 'training' },
      ],
    })
  })
})

function answer(data: Record<string, unknown>) {
  server.use(http.post(url, () => HttpResponse.json({ data })))
}

const localizations = [{ locale: 'de', displayName: 'Name' }]

function toLanguage(languageCode: string, sortIndex: number) {
  return { languageCode, defaultCountry: null, sortIndex, localizations }
}

function toCountry(countryCode: string, sortIndex: number) {
  return {
    countryCode,
    hidden: false,
    supportedLanguages: [{ languageCode: 'de' }, { languageCode: 'fr' }],
    defaultLanguage: { languageCode: 'de' },
    defaultMeasurementSystem: null,
    sortIndex,
    localizations,
  }
}

function toSite(id: string, sortIndex: number, navigationId: string | null) {
  return {
    id,
    name: id,
    slug: id,
    internationalOnly: false,
    hideSideButtons: false,
    enableCutFont: false,
    sortIndex,
    addedLanguages: [],
    removedLanguages: [],
    brand: 'kudex',
    features: [],
    headerNavigationId: navigationId,
    footerNavigationId: navigationId,
    domains: [],
  }
}

function toLink(kind: string, target: Record<string, string>) {
  const nothing = { pageId: null, path: null, pageParameters: null, url: null, productSlug: null, serviceSlug: null }
  return { kind, text: 'More', openInNewTab: false, ...nothing, ...target }
}

const image = { id: 'i', alt: 'A', width: 4, height: 3 }

const wirePage = {
  id: 'p',
  siteId: 's',
  title: 'About',
  description: null,
  slug: 'about',
  parentSlug: 'home',
  url: '/about',
  type: 'Page',
  pageType: '',
  cmsType: 'content',
  branch: null,
  languages: [],
  countries: [],
  alternateVersions: [],
  canonicalUrl: null,
  isLanguageFallback: false,
  isLanguageUnavailable: false,
  contentLanguage: 'de',
  theme: '',
  translationSourceLanguage: '',
  translationTargetLanguages: [],
  isPublished: true,
  protection: { kind: 'none', role: null },
  header: { theme: '', hidden: false },
  image: null,
  updatedAt: '2026-01-01T00:00:00Z',
  blocks: [
    {
      __typename: 'HeroBlock',
      id: '1',
      overline: null,
      heading: 'Cut',
      lead: null,
      image,
      links: [toLink('page', { path: '/about' })],
    },
    {
      __typename: 'TeasersBlock',
      id: '2',
      title: null,
      lead: null,
      teasers: [{ id: 't', overline: null, title: 'T', text: null, image, link: toLink('path', { path: '/a' }) }],
    },
    {
      __typename: 'LinksBlock',
      id: '3',
      title: null,
      links: [
        toLink('path', { path: '/products' }),
        toLink('external', { url: 'https://example.org' }),
        toLink('product', { productSlug: 'alpha' }),
        toLink('service', { serviceSlug: 'training' }),
      ],
    },
  ],
}
