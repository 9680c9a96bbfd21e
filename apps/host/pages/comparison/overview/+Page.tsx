import { createPage } from '../../shared/layout/createPage.tsx'
import { ComparisonOverviewPage } from '../ComparisonOverviewPage.tsx'

export const Page = createPage(ComparisonOverviewPage)
