import type { StoryPageProps } from '../../shared/editorial/editorial.types.ts'
import { StoryPage } from '../../shared/editorial/StoryPage.tsx'
import { usePageProps } from '../../shared/layout/PageContext.tsx'

export function Page() {
  return <StoryPage {...usePageProps<StoryPageProps>()} />
}
