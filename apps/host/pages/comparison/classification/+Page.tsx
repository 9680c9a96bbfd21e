import { usePageProps } from '../../shared/layout/PageContext.tsx'
import type { ComparisonPageProps } from '../comparison.types.ts'
import { ComparisonPage } from '../ComparisonPage.tsx'

export function Page() {
  return <ComparisonPage {...usePageProps<ComparisonPageProps>()} />
}
