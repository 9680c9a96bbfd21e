import { LogoutPanel } from '../../../features/auth/index.ts'

export function Page() {
  return <LogoutPanel />
}
