import { createPage } from '../../../shared/layout/createPage.tsx'
import { OldInventoryPage } from '../InventoryPage.tsx'

export const Page = createPage(OldInventoryPage)
