import { describe, expect, it } from 'vitest'
import { resolveTestAddress, testSystem } from '../../server/testing/testSystem.ts'
import { createTestRequest } from '../shared/testing/createTestRequest.ts'
import { loadTree } from './tree/loadTree.ts'
import { listPreviewLinks, toPreviewLink } from './toPreviewLink.ts'

const about = { siteId: 'main', path: '/about', countries: [] }
const toRequest = (path: string) => ({ system: testSystem, address: resolveTestAddress(path) })

describe('the preview of a page', () => {
  it('has the own locale, and another one for each further language', () => {
    expect(listPreviewLinks(toRequest('/de-ch/editor'), about)).toEqual({
      de: '/de-ch/about?stage=DRAFT',
      en: '/en/about?stage=DRAFT',
      fr: '/fr-ch/about?stage=DRAFT',
    })
  })

  it('has a locale of a country that has the page (EDITOR-07, PAGE-08)', () => {
    const link = (from: string, countries: string[], siteId = 'main') =>
      toPreviewLink(toRequest(from), { ...about, siteId, countries }, 'PUBLISHED')
    expect(link('/en/editor', ['US'])).toBe('/en-us/about?stage=PUBLISHED')
    expect(link('/de/editor', ['US', 'CH'])).toBe('/de-ch/about?stage=PUBLISHED')
    expect(link('/de/editor', ['US'])).toBe('/en-us/about?stage=PUBLISHED')
    expect(link('/en-us/editor', ['ALL', 'US'])).toBe('/en-us/about?stage=PUBLISHED')
    expect(link('/en/editor', ['US'], 'strivona')).toBe('/en-us/strivona/about?stage=PUBLISHED')
    expect(listPreviewLinks(toRequest('/de/editor'), { ...about, countries: ['US'] })).toEqual({
      en: '/en-us/about?stage=DRAFT',
    })
  })

  it.each([
    ['/en/editor', '/en?stage=PUBLISHED'],
    ['/en-us/editor', '/en?stage=PUBLISHED'],
  ])('opens each home page in the tree of %s, which says for which countries it is (EDITOR-07)', async (path, href) => {
    const page = { path: '/', title: 'Home', titleLanguage: null, navigation: 'shown', stageState: 'published' }
    const request = createTestRequest({
      ...toRequest(path),
      requestedPath: path,
      content: {
        fetchPageTree: async () => ({
          total: 2,
          countriesWithoutHome: [],
          pages: [
            { ...page, id: 'home', countries: [], otherCountries: ['US'] },
            { ...page, id: 'home-us', countries: ['US'], otherCountries: [] },
          ],
        }),
      },
    })
    const { entries } = await loadTree(request)
    expect(entries.map((entry) => [entry.id, entry.href, entry.countries])).toEqual([
      ['home', href, []],
      ['home-us', '/en-us?stage=PUBLISHED', ['United States']],
    ])
  })
})
