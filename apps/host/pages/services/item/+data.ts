import type { PageContextServer } from 'vike/types'
import { loadCatalogueItemPage } from '../../catalogue/loadCataloguePages.ts'
import { serveArea } from '../../frame/serveArea.ts'

/** A classification or a service, by the last segment. */
export function data(pageContext: PageContextServer) {
  return serveArea(pageContext, (request) => loadCatalogueItemPage(request, 'SERVICE'))
}
