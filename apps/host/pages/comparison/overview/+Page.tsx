import { usePageProps } from '../../shared/layout/PageContext.tsx'
import type { ComparisonOverviewPageProps } from '../comparison.types.ts'
import { ComparisonOverviewPage } from '../ComparisonOverviewPage.tsx'

export function Page() {
  return <ComparisonOverviewPage {...usePageProps<ComparisonOverviewPageProps>()} />
}
