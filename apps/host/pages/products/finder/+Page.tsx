import { createPage } from '../../shared/layout/createPage.tsx'
import { FinderPage } from './FinderPage.tsx'

export const Page = createPage(FinderPage)
