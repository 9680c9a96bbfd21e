import type { ReleaseListPageProps } from '../../shared/editorial/editorial.types.ts'
import { ReleaseListPage } from '../../shared/editorial/ReleasePages.tsx'
import { usePageProps } from '../../shared/layout/PageContext.tsx'

export function Page() {
  return <ReleaseListPage {...usePageProps<ReleaseListPageProps>()} />
}
