import { createPage } from '../../../shared/layout/createPage.tsx'
import { TransfersPage } from '../TransfersPage.tsx'

export const Page = createPage(TransfersPage)
