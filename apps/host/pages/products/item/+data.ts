import { loadCatalogueItemPage } from '../../shared/catalogue/loadCataloguePages.ts'
import { createDataHook } from '../../shared/data/createDataHook.ts'

/** A classification or a product, by the last segment. */
export const data = createDataHook((request) => loadCatalogueItemPage(request, 'PRODUCT'))
