import type { PageContextServer } from 'vike/types'
import { loadCatalogueItemPage } from '../../shared/catalogue/loadCataloguePages.ts'
import { loadPageData } from '../../shared/data/loadPageData.ts'

/** A classification or a service, by the last segment. */
export function data(pageContext: PageContextServer) {
  return loadPageData(pageContext, (request) => loadCatalogueItemPage(request, 'SERVICE'))
}
