import { loadCatalogueListPage } from '../../shared/catalogue/loadCataloguePages.ts'
import { createDataHook } from '../../shared/data/createDataHook.ts'

/** The first level of the service classifications. */
export const data = createDataHook((request) => loadCatalogueListPage(request, 'SERVICE'))
