import { usePageProps } from '../../frame/PageContext.tsx'
import type { ComparisonOverviewPageProps } from '../comparison.types.ts'
import { ComparisonOverviewPage } from '../ComparisonOverviewPage.tsx'

export function Page() {
  return <ComparisonOverviewPage {...usePageProps<ComparisonOverviewPageProps>()} />
}
