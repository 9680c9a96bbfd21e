import type { StoriesRequest } from '@kudex/api/content'
import { ServiceError } from '@kudex/api/transport'
import { expect, it, vi } from 'vitest'
import { resolveTestAddress, testSystem } from '../../../../server/testing/testSystem.ts'
import { createTestRequest } from '../../testing/createTestRequest.ts'
import { loadRelatedStories } from './loadRelatedStories.ts'

it('are the newest three stories about the product, with links to them (CAT-26)', async () => {
  const { request, fetchStories } = createRequest()
  expect(await loadRelatedStories(request, 'cs-240')).toMatchObject([
    { id: 'story-1', title: 'The last ten millimetres', href: '/en/stories/the-last-ten-millimetres', lang: 'de' },
  ])
  expect(fetchStories).toHaveBeenCalledWith({ siteId: 'main', product: 'cs-240', first: 3 }, expect.anything())
})

it('are not requested on a site without stories (CAT-26)', async () => {
  const { request, fetchStories } = createRequest({ features: ['products'] })
  expect(await loadRelatedStories(request, 'cs-240')).toEqual([])
  expect(fetchStories).not.toHaveBeenCalled()
})

it('are missing while the content service fails; the page is not cached without them (CAT-26, ERR-05)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const failure = new ServiceError('Network request failed', { kind: 'network', status: null })
  const { request, markUnavailable } = createRequest({ fetchStories: async () => Promise.reject(failure) })
  expect(await loadRelatedStories(request, 'cs-240')).toEqual([])
  expect(markUnavailable).toHaveBeenCalledOnce()
})

const story = {
  id: 'story-1',
  slug: 'the-last-ten-millimetres',
  publicationDate: '2026-11-12T06:30:00.000Z',
  title: 'The last ten millimetres',
  leadText: 'Lead',
  teaserImage: null,
  category: null,
  storyContacts: [],
  videoUrl: null,
  videoDuration: null,
  contentLanguage: 'de',
}

interface Situation {
  readonly features?: readonly string[]
  readonly fetchStories?: (request: StoriesRequest) => Promise<unknown>
}

function createRequest({ features = ['products', 'stories'], ...calls }: Situation = {}) {
  const address = resolveTestAddress('/en/products/cs-240')
  const fetchStories = vi.fn(calls.fetchStories ?? (async () => ({ total: 1, items: [story] })))
  const markUnavailable = vi.fn()
  const request = createTestRequest({
    address: { ...address, site: { ...address.site, features } },
    system: testSystem,
    stage: null,
    content: { fetchStories },
    load: (_key: string, fetch: () => Promise<unknown>) => fetch(),
    markUnavailable,
  })
  return { request, fetchStories, markUnavailable }
}
