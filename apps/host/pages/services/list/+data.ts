import type { PageContextServer } from 'vike/types'
import { loadCatalogueListPage } from '../../shared/catalogue/loadCataloguePages.ts'
import { loadPageData } from '../../shared/data/loadPageData.ts'

/** The first level of the service classifications. */
export function data(pageContext: PageContextServer) {
  return loadPageData(pageContext, (request) => loadCatalogueListPage(request, 'SERVICE'))
}
