import type { PageContextServer } from 'vike/types'
import { loadCatalogueItemPage } from '../../catalogue/loadCataloguePages.ts'
import { serveArea } from '../../frame/serveArea.ts'

/** A classification or a product, by the last segment. */
export function data(pageContext: PageContextServer) {
  return serveArea(pageContext, (request) => loadCatalogueItemPage(request, 'PRODUCT'))
}
