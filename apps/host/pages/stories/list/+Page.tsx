import type { StoryListPageProps } from '../../editorial/editorial.types.ts'
import { StoryListPage } from '../../editorial/StoryListPage.tsx'
import { usePageProps } from '../../frame/PageContext.tsx'

export function Page() {
  return <StoryListPage {...usePageProps<StoryListPageProps>()} />
}
