import { createPage } from '../shared/layout/createPage.tsx'
import { SearchPage } from './SearchPage.tsx'

export const Page = createPage(SearchPage)
