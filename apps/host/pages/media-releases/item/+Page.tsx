import type { ReleasePageProps } from '../../shared/editorial/editorial.types.ts'
import { ReleasePage } from '../../shared/editorial/ReleasePages.tsx'
import { usePageProps } from '../../shared/layout/PageContext.tsx'

export function Page() {
  return <ReleasePage {...usePageProps<ReleasePageProps>()} />
}
