import { createPage } from '../../shared/layout/createPage.tsx'
import { DashboardPage } from './DashboardPage.tsx'

export const Page = createPage(DashboardPage)
