import { CatalogueItemPage } from '../../shared/catalogue/CatalogueItemPage.tsx'
import { createPage } from '../../shared/layout/createPage.tsx'

export const Page = createPage(CatalogueItemPage)
