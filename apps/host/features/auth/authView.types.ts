import type { User } from '@kudex/domain/identity'
import type { AuthFailure } from '@kudex/machines/auth'

/** What pages and the header see of the auth machine. */
export interface AuthView {
  /** `idle`: nothing was asked for yet. */
  readonly phase: 'idle' | 'busy' | 'signed-in' | 'signed-out' | 'failed'
  /** Signed in, and the host knows it too. */
  readonly isSettled: boolean
  readonly isLoggingOut: boolean
  /** Known while signed in, also in the middle of a renewal. */
  readonly user: User | null
  readonly failure: AuthFailure | null
  /** The page below locale and site that asked for sign-in. */
  readonly returnTo: string | null
}
