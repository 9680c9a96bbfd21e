import type { ReactNode } from 'react'
import { AuthProvider, useAuth } from './AuthProvider.tsx'
import { PortalSignIn } from './PortalSignIn.tsx'

export interface PortalGateProps {
  /** Whether the host knows a session, so that the page carries data of the visitor. */
  readonly hasSession: boolean
  readonly children: ReactNode
}

/** Shows a portal page to who is signed in: without a session, or once the visitor logged out in another tab, only the way in (ROUTE-48, AUTH-13). */
export function PortalGate(props: PortalGateProps) {
  return (
    <AuthProvider>
      <Gate {...props} />
    </AuthProvider>
  )
}

function Gate({ hasSession, children }: PortalGateProps) {
  const { view } = useAuth()
  if (!hasSession) return <PortalSignIn />
  return view.phase === 'signed-out' ? <PortalSignIn isAutomatic={false} /> : children
}
