import { ReleaseListPage } from '../../shared/editorial/ReleasePages.tsx'
import { createPage } from '../../shared/layout/createPage.tsx'

export const Page = createPage(ReleaseListPage)
