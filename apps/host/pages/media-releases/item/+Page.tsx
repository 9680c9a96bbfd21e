import type { ReleasePageProps } from '../../editorial/editorial.types.ts'
import { ReleasePage } from '../../editorial/ReleasePages.tsx'
import { usePageProps } from '../../frame/PageContext.tsx'

export function Page() {
  return <ReleasePage {...usePageProps<ReleasePageProps>()} />
}
