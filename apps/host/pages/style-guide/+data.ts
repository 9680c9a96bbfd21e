import { createPageData } from '../shared/data/createPageData.ts'
import { createDataHook } from '../shared/data/createDataHook.ts'
import { readGuideScope, readGuideStory } from './readGuideScope.ts'

/** Pages of the internal style guide: no locale, not indexed, no service data (ROUTE-46). */
export const data = createDataHook((request) => {
  request.keepPrivate()
  const { path, site } = request.address
  return createPageData(request, {
    title: 'Style guide',
    breadcrumbs: [],
    isIndexed: false,
    props: { path, scope: readGuideScope(request.fullPath, site.brand), story: readGuideStory(request.fullPath) },
  })
})
