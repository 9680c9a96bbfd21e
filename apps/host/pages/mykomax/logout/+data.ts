import type { PageContextServer } from 'vike/types'
import { createPageData } from '../../shared/data/createPageData.ts'
import { loadPageData } from '../../shared/data/loadPageData.ts'

/** The page that signs out; contains no user data. */
export function data(pageContext: PageContextServer) {
  return loadPageData(pageContext, async (request) =>
    createPageData(request, { title: 'mykomax', breadcrumbs: [], isIndexed: false, props: {} }),
  )
}
