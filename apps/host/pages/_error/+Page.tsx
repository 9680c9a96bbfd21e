import { usePageProps } from '../shared/layout/PageContext.tsx'
import { ErrorStatusPage, type ErrorStatusPageProps } from './ErrorStatusPage.tsx'

export function Page() {
  return <ErrorStatusPage {...usePageProps<ErrorStatusPageProps>()} />
}
