import type { PageContextServer } from 'vike/types'
import { loadPageData } from '../../shared/data/loadPageData.ts'
import { abortWithNotFound } from '../../shared/data/abortWithNotFound.ts'
import { loadPortalPage } from '../loadPortalPage.ts'

/** Who is not signed in learns nothing of what there is; who is, that there is no such page (ROUTE-48). */
export function data(pageContext: PageContextServer) {
  return loadPageData(pageContext, async (request) =>
    loadPortalPage(request, (user) => (user ? abortWithNotFound('item') : {})),
  )
}
