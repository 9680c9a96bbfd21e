import { usePageProps } from '../../frame/PageContext.tsx'
import type { ComparisonPageProps } from '../comparison.types.ts'
import { ComparisonPage } from '../ComparisonPage.tsx'

export function Page() {
  return <ComparisonPage {...usePageProps<ComparisonPageProps>()} />
}
