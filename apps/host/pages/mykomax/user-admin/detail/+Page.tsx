import { createPage } from '../../../shared/layout/createPage.tsx'
import { UserPage } from '../UserPage.tsx'

export const Page = createPage(UserPage)
