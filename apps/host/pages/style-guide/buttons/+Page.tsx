import { Guide, GuideLayout } from '@kudex/ui-stories/buttons'
import '@kudex/ui-stories/guide.css'
import { createPage } from '../../shared/layout/createPage.tsx'

export const Page = createPage(Guide, GuideLayout)
