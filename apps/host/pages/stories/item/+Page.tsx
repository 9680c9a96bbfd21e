import type { StoryPageProps } from '../../editorial/editorial.types.ts'
import { StoryPage } from '../../editorial/StoryPage.tsx'
import { usePageProps } from '../../frame/PageContext.tsx'

export function Page() {
  return <StoryPage {...usePageProps<StoryPageProps>()} />
}
