import { CallbackPanel } from '../../features/auth/index.ts'

export function Page() {
  return <CallbackPanel />
}
