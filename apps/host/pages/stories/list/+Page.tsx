import { StoryListPage } from '../../shared/editorial/StoryListPage.tsx'
import { createPage } from '../../shared/layout/createPage.tsx'

export const Page = createPage(StoryListPage)
