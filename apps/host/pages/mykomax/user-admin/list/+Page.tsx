import { createPage } from '../../../shared/layout/createPage.tsx'
import { UserAdminPage } from '../UserAdminPage.tsx'

export const Page = createPage(UserAdminPage)
