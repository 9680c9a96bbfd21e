import type { StoriesRequest, StoryPage } from '@kudex/api/content'
import type { RequestContext } from '../../../request/requestContext.types.ts'
import { toPreference } from '../locale/toPreference.ts'

type Sources = Pick<RequestContext, 'address' | 'system' | 'stage' | 'content' | 'load'>

/** Stories of the site through the data cache, one entry per filter. */
export function loadStories(request: Sources, asked: Omit<StoriesRequest, 'siteId'>): Promise<StoryPage> {
  const { site, locale } = request.address
  const { category, contact, product, videosOnly = false, first } = asked
  const filters = [category, contact, product].map((filter) => filter ?? '')
  const key = ['stories', site.id, locale.code, ...filters, `${videosOnly}`, `${first}`]
  return request.load(key.map(encodeURIComponent).join('/'), () =>
    request.content.fetchStories({ ...asked, siteId: site.id }, toPreference(request)),
  )
}

export function loadStoryCategories(request: Sources) {
  const { site, locale } = request.address
  return request.load(`story-categories/${site.id}/${locale.code}`, () =>
    request.content.fetchStoryCategories(site.id, toPreference(request)),
  )
}

export function loadStoryContacts(request: Sources) {
  const { site, locale } = request.address
  return request.load(`story-contacts/${site.id}/${locale.code}`, () =>
    request.content.fetchStoryContacts(site.id, toPreference(request)),
  )
}
