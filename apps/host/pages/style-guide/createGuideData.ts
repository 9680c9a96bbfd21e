import type { GuidePageProps } from '@kudex/ui-stories/buttons'
import type { RequestContext } from '../../request/requestContext.types.ts'
import { createPageData } from '../shared/data/createPageData.ts'
import { readGuideScope, readGuideStory, toGuideQuery } from './readGuideScope.ts'

/** Data of a page of the internal style guide: no locale, not indexed, no service data (ROUTE-46). */
export function createGuideData(request: RequestContext, title: string, props: Partial<GuidePageProps> = {}) {
  request.keepPrivate()
  const { path, site } = request.address
  const scope = readGuideScope(request.fullPath, site.brand)
  return createPageData<GuidePageProps>(request, {
    title: `${title} | Style guide`,
    breadcrumbs: [],
    isIndexed: false,
    props: {
      path,
      scope,
      query: toGuideQuery(scope, site.brand),
      story: readGuideStory(request.fullPath),
      ...props,
    },
  })
}
