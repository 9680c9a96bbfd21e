import { Guide, GuideLayout, type GuidePageProps } from '@kudex/ui/stories/errorPage'
import '@kudex/ui/stories/guide.css'
import { withLayout } from '../../shared/layout/withLayout.ts'
import { usePageProps } from '../../shared/layout/PageContext.tsx'

export const Page = withLayout(GuideLayout, () => <Guide {...usePageProps<GuidePageProps>()} />)
