import type { Feature } from '../shared/feature.types.ts'
import { AuthProvider } from './authContext.tsx'
import { UserMenuSlot } from './UserMenuSlot.tsx'

/**
 * Sign-in and the customer portal (`/mykomax`). Settings: `IDENTITY_ISSUER` and `IDENTITY_CLIENT_ID`. The provider and
 * the menu are small; the machine is loaded when the browser is idle, if tokens are stored or on a portal page.
 */
export const authFeature: Feature = {
  name: 'portal',
  areas: ['mykomax'],
  slots: { provider: AuthProvider, header: UserMenuSlot },
}
