import { createPage } from '../../../shared/layout/createPage.tsx'
import { MachinePage } from '../MachinePage.tsx'

export const Page = createPage(MachinePage)
