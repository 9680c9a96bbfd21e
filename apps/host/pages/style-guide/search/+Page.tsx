import { Guide, GuideLayout } from '@kudex/ui-stories/search'
import '@kudex/ui-stories/guide.css'
import { createGuidePage } from '../createGuidePage.tsx'

export const Page = createGuidePage(Guide, GuideLayout)
