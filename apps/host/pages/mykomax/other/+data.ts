import type { PageContextServer } from 'vike/types'
import { servePage } from '../../shared/data/loadPageData.ts'
import { throwNotFound } from '../../shared/data/abortWithNotFound.ts'
import { loadPortalPage } from '../loadPortalPage.ts'

/** Who is not signed in learns nothing of what there is; who is, that there is no such page (ROUTE-48). */
export function data(pageContext: PageContextServer) {
  return servePage(pageContext, async (request) =>
    loadPortalPage(request, (user) => (user ? throwNotFound('item') : {})),
  )
}
