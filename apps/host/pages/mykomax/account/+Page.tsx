import { AccountPanel } from '../../../features/account/index.ts'
import { createPage } from '../../shared/layout/createPage.tsx'

export const Page = createPage(AccountPanel)
