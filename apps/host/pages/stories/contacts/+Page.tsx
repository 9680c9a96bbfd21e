import type { StoryContactsPageProps } from '../../editorial/editorial.types.ts'
import { StoryContactsPage } from '../../editorial/StoryContactPages.tsx'
import { usePageProps } from '../../frame/PageContext.tsx'

export function Page() {
  return <StoryContactsPage {...usePageProps<StoryContactsPageProps>()} />
}
