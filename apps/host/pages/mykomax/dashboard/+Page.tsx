import { DashboardPanel } from '../../../features/auth/index.ts'
import { createPage } from '../../shared/layout/createPage.tsx'

export const Page = createPage(DashboardPanel)
