import type { PageContextServer } from 'vike/types'
import { loadPageData } from '../../shared/data/loadPageData.ts'
import { loadPortalPage } from '../loadPortalPage.ts'

/** The dashboard: data of the user only with a session (PORTAL-01, ROUTE-48). */
export function data(pageContext: PageContextServer) {
  return loadPageData(pageContext, async (request) => loadPortalPage(request, (user) => ({ user })))
}
