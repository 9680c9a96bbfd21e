import type { Feature } from '../shared/index.ts'
import { AuthProvider } from './AuthProvider.tsx'
import { UserMenuSlot } from './UserMenuSlot.tsx'

/**
 * Sign-in and the customer portal (`/mykomax`). Settings: `IDENTITY_ISSUER` and `IDENTITY_CLIENT_ID`. The provider and
 * the menu are small; the machine behind them is loaded when the browser is idle, where tokens are stored or a portal
 * page asks for it.
 */
export const authFeature: Feature = {
  name: 'portal',
  areas: ['mykomax'],
  slots: { provider: AuthProvider, header: UserMenuSlot },
}
