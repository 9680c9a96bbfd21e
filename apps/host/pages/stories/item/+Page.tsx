import { StoryPage } from '../../shared/editorial/StoryPage.tsx'
import { createPage } from '../../shared/layout/createPage.tsx'

export const Page = createPage(StoryPage)
