import { CatalogueListPage } from '../../shared/catalogue/CatalogueListPage.tsx'
import { createPage } from '../../shared/layout/createPage.tsx'

export const Page = createPage(CatalogueListPage)
