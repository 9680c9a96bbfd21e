import type { StoryListPageProps } from '../../shared/editorial/editorial.types.ts'
import { StoryListPage } from '../../shared/editorial/StoryListPage.tsx'
import { usePageProps } from '../../shared/layout/PageContext.tsx'

export function Page() {
  return <StoryListPage {...usePageProps<StoryListPageProps>()} />
}
