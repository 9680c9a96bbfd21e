import { PortalSignIn } from '../../../features/auth/index.ts'

export function Page() {
  return <PortalSignIn />
}
