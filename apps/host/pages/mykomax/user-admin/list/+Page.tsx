import { UserListPanel } from '../../../../features/user-admin/index.ts'
import { createPage } from '../../../shared/layout/createPage.tsx'

export const Page = createPage(UserListPanel)
