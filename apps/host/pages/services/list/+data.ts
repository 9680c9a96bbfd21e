import type { PageContextServer } from 'vike/types'
import { loadCatalogueListPage } from '../../catalogue/loadCataloguePages.ts'
import { serveArea } from '../../frame/serveArea.ts'

/** The first level of the service classifications. */
export function data(pageContext: PageContextServer) {
  return serveArea(pageContext, (request) => loadCatalogueListPage(request, 'SERVICE'))
}
