import { DashboardPanel, type DashboardPanelProps } from '../../../features/auth/index.ts'
import { usePageProps } from '../../frame/PageContext.tsx'

export function Page() {
  return <DashboardPanel {...usePageProps<DashboardPanelProps>()} />
}
