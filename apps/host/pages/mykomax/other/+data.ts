import type { PageContextServer } from 'vike/types'
import { loadPageData } from '../../shared/data/loadPageData.ts'
import { abortWithNotFound } from '../../shared/data/abortWithNotFound.ts'
import { loadPortalPage } from '../loadPortalPage.ts'

/** Without a session the sign-in prompt, so that paths are not revealed; with one, not found (ROUTE-48). */
export function data(pageContext: PageContextServer) {
  return loadPageData(pageContext, async (request) =>
    loadPortalPage(request, (user) => (user ? abortWithNotFound('item') : {})),
  )
}
