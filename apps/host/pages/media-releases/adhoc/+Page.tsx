import type { ReleaseListPageProps } from '../../editorial/editorial.types.ts'
import { ReleaseListPage } from '../../editorial/ReleasePages.tsx'
import { usePageProps } from '../../frame/PageContext.tsx'

export function Page() {
  return <ReleaseListPage {...usePageProps<ReleaseListPageProps>()} />
}
