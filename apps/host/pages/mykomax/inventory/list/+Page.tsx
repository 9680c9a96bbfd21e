import { createPage } from '../../../shared/layout/createPage.tsx'
import { InventoryPage } from '../InventoryPage.tsx'

export const Page = createPage(InventoryPage)
