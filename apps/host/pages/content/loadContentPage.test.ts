import { NavigationError } from '@kudex/domain/navigation'
import { describe, expect, it } from 'vitest'
import type { RequestContext } from '../../request/requestContext.types.ts'
import { resolveTestAddress, testSystem } from '../../server/testing/testSystem.ts'
import { loadContentPage } from './loadContentPage.ts'
import { createTestPage } from '../shared/testing/createTestPage.ts'
import { createTestRequest } from '../shared/testing/createTestRequest.ts'

describe('the content page of an address', () => {
  it('is the page of the content service, in the language of the URL (ROUTE-29, PAGE-01)', async () => {
    const asked: unknown[] = []
    const fetchPageBySlug: Fetch = async (place, { language }) => {
      asked.push([place, language])
      return createTestPage({
        url: '/about/team',
        title: language === 'de' ? 'Leute' : 'People',
        contentLanguage: language,
      })
    }
    const english = await load('/en/about/team', { fetchPageBySlug })
    const german = await load('/de/about/team', { fetchPageBySlug })
    expect([english.head.title, german.head.title]).toEqual(['People | main', 'Leute | main'])
    const place = { siteId: 'main', slug: 'team', parentSlug: 'about', country: 'ALL' }
    expect(asked).toEqual([
      [place, 'en'],
      [place, 'de'],
    ])
  })

  it('differs by site (SITE-01)', async () => {
    const fetchPageBySlug: Fetch = async ({ siteId }) => createTestPage({ url: '/about', title: `About ${siteId}` })
    expect((await load('/en/about', { fetchPageBySlug })).head.title).toBe('About main | main')
    expect((await load('/en/strivona/about', { fetchPageBySlug })).head.title).toBe('About strivona | strivona')
  })

  it.each([
    ['there is none', null, '/en/team'],
    ['it stands below another parent (ROUTE-07)', { url: '/about/team' }, '/en/company/team'],
    ['it is not published (PAGE-09)', { url: '/team', isPublished: false }, '/en/team'],
    ['it is about careers, in next-release mode (NAV-06)', { url: '/jobs', pageType: 'careers' }, '/en/jobs'],
  ])('is not found if %s (PAGE-25)', async (_why, page, path) => {
    const fetchPageBySlug: Fetch = async () => (page === null ? null : createTestPage(page))
    await expect(load(path, { fetchPageBySlug, isNextRelease: true })).rejects.toMatchObject(notFound('route'))
  })

  it('shows careers pages without next-release mode, and on other sites with it (NAV-06)', async () => {
    const fetchPageBySlug: Fetch = async () => createTestPage({ url: '/jobs', pageType: 'careers' })
    expect((await load('/en/jobs', { fetchPageBySlug })).head.title).toContain('main')
    expect((await load('/en/strivona/jobs', { fetchPageBySlug, isNextRelease: true })).head.title).toContain('strivona')
  })

  it('has to exist for the home page: a country without one is a server error (SITE-18)', async () => {
    const fetchPageBySlug: Fetch = async ({ country }) => (country === 'US' ? null : createTestPage({ url: '/' }))
    expect((await load('/de-ch', { fetchPageBySlug })).breadcrumbs).toEqual([])
    await expect(load('/en-us', { fetchPageBySlug })).rejects.toThrow(
      new NavigationError('Invalid navigation config: site main has no home page for country US'),
    )
  })

  it('may be missing in the preview of a home page, which says so (SITE-18, EDITOR-10)', async () => {
    const data = await load('/en-us', { fetchPageBySlug: async () => null, stage: 'DRAFT' })
    expect(data.props).toEqual({
      title: 'This website has no home page here yet: United States',
      contents: [],
      blocks: [],
    })
    expect(data.head.isIndexed).toBe(false)
  })

  it('has fallbacks for the countries that do not have it (PAGE-08, NAV-23)', async () => {
    const fetchPageBySlug: Fetch = async () => createTestPage({ url: '/nearshore', countries: ['US'] })
    expect((await load('/en-us/nearshore', { fetchPageBySlug })).countryFallbacks).toEqual([
      { path: '/', countries: ['ALL', 'CH'] },
    ])
  })

  it.each([
    ['?country=CN&q=%20li%20%26%20co&type=unknown&page=2', '?country=CN&q=li+%26+co', true],
    ['?country=XX', '', true],
    ['?country=CN', '', false],
  ])(
    'keeps the filters of its locations when the visitor switches the locale: %s (NAV-23)',
    async (query, kept, hasFilters) => {
      const fetchPageBySlug: Fetch = async () =>
        createTestPage({
          url: '/contacts',
          blocks: [
            {
              __typename: 'LocationsBlock',
              id: 'l',
              title: null,
              lead: null,
              hasFilters,
              brand: null,
              contactKind: null,
              country: null,
            },
          ],
        })
      const { countryFallbacks } = await load('/en/contacts', { fetchPageBySlug, query })
      expect(countryFallbacks).toEqual(
        kept === '' ? [] : [{ path: `/contacts${kept}`, countries: ['ALL', 'CH', 'US'] }],
      )
    },
  )
})

type Fetch = RequestContext['content']['fetchPageBySlug']

function load(
  path: string,
  {
    fetchPageBySlug,
    isNextRelease = false,
    stage = null,
    query = '',
  }: {
    readonly fetchPageBySlug: Fetch
    readonly isNextRelease?: boolean
    readonly stage?: RequestContext['stage']
    readonly query?: string
  },
) {
  const address = resolveTestAddress(path, query)
  const request = {
    access: { kind: 'open' } as const,
    address,
    fullPath: path + query,
    stage,
    editor: null,
    system: testSystem,
    visitor: { isNextRelease },
    canonical: { origin: 'http://localhost', siteSlug: address.siteSlug },
    content: {
      fetchPageBySlug,
      fetchNavigation: async () => null,
      fetchLocations: async () => [
        {
          id: 'shanghai',
          brands: [],
          kinds: ['sales'],
          country: 'CN',
          countriesServed: [],
          phone: null,
          email: null,
          website: null,
          latitude: null,
          longitude: null,
        },
      ],
      fetchContacts: async () => [],
    },
    load: <Value>(_key: string, fetch: () => Promise<Value>) => fetch(),
  }
  return loadContentPage(createTestRequest(request))
}

/** The error that Vike throws for `render(404)`. */
function notFound(reason: string) {
  return { _pageContextAbort: { abortStatusCode: 404, abortReason: { notFound: reason } } }
}
