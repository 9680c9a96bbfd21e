import type { StoryContactPageProps } from '../../shared/editorial/editorial.types.ts'
import { StoryContactPage } from '../../shared/editorial/StoryContactPages.tsx'
import { usePageProps } from '../../shared/layout/PageContext.tsx'

export function Page() {
  return <StoryContactPage {...usePageProps<StoryContactPageProps>()} />
}
