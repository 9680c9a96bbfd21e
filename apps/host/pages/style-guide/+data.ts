import type { PageContextServer } from 'vike/types'
import { createPageData } from '../shared/data/createPageData.ts'
import { loadPageData } from '../shared/data/loadPageData.ts'
import { readGuideScope, readGuideStory } from './readGuideScope.ts'

/** Pages of the internal style guide: no locale, not indexed, no service data (ROUTE-46). */
export function data(pageContext: PageContextServer) {
  return loadPageData(pageContext, async (request) => {
    request.keepPrivate()
    const { path, site } = request.address
    return createPageData(request, {
      title: 'Style guide',
      breadcrumbs: [],
      isIndexed: false,
      props: { path, scope: readGuideScope(request.fullPath, site.brand), story: readGuideStory(request.fullPath) },
    })
  })
}
