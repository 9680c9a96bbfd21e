import { Guide, GuideLayout, type GuidePageProps } from '@kudex/ui/stories/components'
import '@kudex/ui/stories/guide.css'
import { withLayout } from '../../frame/pageLayout.ts'
import { usePageProps } from '../../frame/PageContext.tsx'

export const Page = withLayout(GuideLayout, () => <Guide {...usePageProps<GuidePageProps>()} />)
