import type { StoryContactsPageProps } from '../../shared/editorial/editorial.types.ts'
import { StoryContactsPage } from '../../shared/editorial/StoryContactPages.tsx'
import { usePageProps } from '../../shared/layout/PageContext.tsx'

export function Page() {
  return <StoryContactsPage {...usePageProps<StoryContactsPageProps>()} />
}
