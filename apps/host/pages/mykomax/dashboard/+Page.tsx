import { DashboardPanel, type DashboardPanelProps } from '../../../features/auth/index.ts'
import { usePageProps } from '../../shared/layout/PageContext.tsx'

export function Page() {
  return <DashboardPanel {...usePageProps<DashboardPanelProps>()} />
}
