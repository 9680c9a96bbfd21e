import type { PageContextServer } from 'vike/types'
import { createPageData } from '../../shared/data/createPageData.ts'
import { loadPageData } from '../../shared/data/loadPageData.ts'

/** The page that logs out; it holds nothing of the user. */
export function data(pageContext: PageContextServer) {
  return loadPageData(pageContext, async (request) =>
    createPageData(request, { title: 'mykomax', breadcrumbs: [], isIndexed: false, props: {} }),
  )
}
