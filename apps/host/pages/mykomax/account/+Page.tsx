import { createPage } from '../../shared/layout/createPage.tsx'
import { AccountPage } from './AccountPage.tsx'

export const Page = createPage(AccountPage)
