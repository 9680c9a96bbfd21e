import { ServiceError } from '@kudex/api/transport'
import type { SearchRequest } from '@kudex/api/search'
import { maxSearchQueryLength, type SearchResponse } from '@kudex/domain/search'
import { describe, expect, it, vi } from 'vitest'
import { resolveTestAddress, testSystem } from '../../server/testing/testSystem.ts'
import { loadSearchPage } from './loadSearchPage.ts'
import { createTestRequest } from '../shared/testing/createTestRequest.ts'

describe('the search page of an address', () => {
  it('queries all results up to the page, by locale and site (SEARCH-01, SEARCH-06)', async () => {
    const { asked } = await load('/de/search', '?q=%20crimpen%20&type=story&page=3')
    const where = { localeCode: 'de', fallbackLanguage: 'en', siteSlug: null }
    expect(asked).toEqual([{ ...where, query: 'crimpen', type: 'story', page: 3, fromPage: 1 }])
  })

  it('queries the language that the pages of the country fall back to (SEARCH-09, GQL-04)', async () => {
    const { asked } = await load('/fr-ch/search', '?q=crimp')
    expect(asked).toMatchObject([{ localeCode: 'fr-CH', fallbackLanguage: 'de' }])
  })

  it.each([
    ['page −1', '?q=x&page=-1', { page: 1 }],
    ['page 10⁹', '?q=x&page=1000000000', { page: 1 }],
    ['page NaN', '?q=x&page=NaN', { page: 1 }],
    ['page 1.5', '?q=x&page=1.5', { page: 1 }],
    ['another type', '?q=x&type=secrets', { type: null }],
    ['10 kB', `?q=${'x'.repeat(10_000)}`, { query: 'x'.repeat(maxSearchQueryLength) }],
    ['NUL', '?q=crimp%00ing', { query: 'crimp\0ing' }],
    ['half a character', '?q=%F0%9F%98', { query: '�' }],
    ['operators', '?q=a%20%26%20b%20%7C%20!c%20%3C-%3E', { query: 'a & b | !c <->' }],
  ])('accepts %s', async (_, query, part) => {
    const { asked, isUnavailable } = await load('/en/search', query)
    expect(asked).toMatchObject([part])
    expect(isUnavailable).toBe(false)
  })

  it.each(['', '?q=', '?q=%20%20', '?page=2'])('makes no request for “%s”, and can be cached', async (query) => {
    const { asked, isPrivate, answer } = await load('/en/search', query)
    expect([asked, isPrivate, answer]).toEqual([[], false, null])
  })

  it.each([
    ['?q=crimp%20%26%20cut&type=story&page=3', '/search?q=crimp+%26+cut&type=story'],
    ['?q=crimp&type=secrets', '/search?q=crimp'],
    ['?q=%20&type=story', undefined],
  ])('keeps the words and the type of “%s” when the visitor switches the locale (NAV-23)', async (query, path) => {
    expect((await load('/en/search', query)).localePath).toBe(path)
  })

  it.each([
    ['/en/search', true, { total: 1, counts: { page: 1 }, records: [{ path: '/about' }] }],
    ['/en/search', false, { total: 2 }],
    ['/en/strivona/search', true, { total: 2 }],
  ])(
    '%s has no careers page in next-release mode on the main site: %s (NAV-06)',
    async (path, isNextRelease, found) => {
      const toRecord = (path: string) =>
        ({ id: path, type: 'page', title: path, description: '', path, language: 'en', image: null }) as const
      const records = [toRecord('/about'), toRecord('/careers')]
      const search = async () => ({ ...nothing, records, total: 2, counts: { page: 2 } })
      expect((await load(path, '?q=about', search, isNextRelease)).answer).toMatchObject(found)
    },
  )

  it('says that the search is unavailable if the service fails, and keeps the query (ERR-05)', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const failed = await load('/en/search', '?q=crimp', () =>
      Promise.reject(new ServiceError('Network request failed', { kind: 'network', status: null })),
    )
    expect(failed).toMatchObject({ answer: 'failed', query: 'crimp', isUnavailable: true, isPrivate: true })
    expect(error).toHaveBeenCalledOnce()
    error.mockRestore()
  })
})

const nothing = { records: [], total: 0, counts: {}, isTotalExact: true, page: 1, pageSize: 10 }

async function load(
  path: string,
  query: string,
  search: () => Promise<SearchResponse> = async () => nothing,
  isNextRelease = false,
) {
  const address = resolveTestAddress(path, query)
  const asked: SearchRequest[] = []
  const said = { isPrivate: false, isUnavailable: false }
  const request = {
    address,
    fullPath: `${path}${query}`,
    system: testSystem,
    visitor: { isNextRelease },
    canonical: { origin: 'http://localhost', siteSlug: address.siteSlug },
    search: {
      search: (question: SearchRequest) => {
        asked.push(question)
        return search()
      },
    },
    keepPrivate: () => {
      said.isPrivate = true
    },
    markUnavailable: () => {
      said.isUnavailable = true
    },
  }
  const { props, countryFallbacks } = await loadSearchPage(createTestRequest(request))
  return { asked, ...said, ...props, localePath: countryFallbacks[0]?.path }
}
