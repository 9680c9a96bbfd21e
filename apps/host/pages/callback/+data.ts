import { createPageData } from '../shared/data/createPageData.ts'
import { createDataHook } from '../shared/data/createDataHook.ts'

/** The sign-in return page; only the browser reads the provider's response (ROUTE-30). */
export const data = createDataHook((request) => {
  request.keepPrivate()
  return createPageData(request, { title: 'mykomax', breadcrumbs: [], isIndexed: false, props: {} })
})
