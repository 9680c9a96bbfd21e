import type { PageContextServer } from 'vike/types'
import { createPageData } from '../shared/data/createPageData.ts'
import { loadPageData } from '../shared/data/loadPageData.ts'

/** The sign-in return page; only the browser reads the provider's response (ROUTE-30). */
export function data(pageContext: PageContextServer) {
  return loadPageData(pageContext, async (request) => {
    request.keepPrivate()
    return createPageData(request, { title: 'mykomax', breadcrumbs: [], isIndexed: false, props: {} })
  })
}
