import { createPage } from '../../shared/layout/createPage.tsx'
import { ComparisonPage } from '../ComparisonPage.tsx'

export const Page = createPage(ComparisonPage)
