import { StoryContactsPage } from '../../shared/editorial/StoryContactPages.tsx'
import { createPage } from '../../shared/layout/createPage.tsx'

export const Page = createPage(StoryContactsPage)
