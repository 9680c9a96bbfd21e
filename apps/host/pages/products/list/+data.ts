import { loadCatalogueListPage } from '../../shared/catalogue/loadCataloguePages.ts'
import { createDataHook } from '../../shared/data/createDataHook.ts'

/** The first level of the product classifications. */
export const data = createDataHook((request) => loadCatalogueListPage(request, 'PRODUCT'))
