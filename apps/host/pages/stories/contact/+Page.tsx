import type { StoryContactPageProps } from '../../editorial/editorial.types.ts'
import { StoryContactPage } from '../../editorial/StoryContactPages.tsx'
import { usePageProps } from '../../frame/PageContext.tsx'

export function Page() {
  return <StoryContactPage {...usePageProps<StoryContactPageProps>()} />
}
