import { describe, expect, it, vi } from 'vitest'
import { createPageChoiceRoutes } from './pageChoiceRoutes.ts'

const fetchPageTree = vi.fn(async () => ({
  total: 5_000,
  countriesWithoutHome: [],
  pages: [{ id: 'p', title: 'About', path: '/about', stageState: 'draft' }],
}))
const routes = createPageChoiceRoutes({ protectedContent: { fetchPageTree } as never })

describe('the pages that an editor can choose', () => {
  it('are found by the service, however many there are (issue 15)', async () => {
    const response = await routes.request('/page-choices?siteId=kudex&search=%20about&offset=30&language=de')
    expect(await response.json()).toEqual({ total: 5_000, items: [{ id: 'p', title: 'About', path: '/about' }] })
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(fetchPageTree).toHaveBeenCalledWith(
      { siteId: 'kudex', text: 'about', first: 30, offset: 30 },
      { language: 'de', fallbackLanguage: 'en', stage: 'DRAFT' },
      expect.anything(),
    )
  })

  it.each(['', '?siteId=kudex&offset=x', '?siteId=kudex&language=../'])('are not listed for %j', async (query) => {
    expect((await routes.request(`/page-choices${query}`)).status).toBe(400)
  })
})
