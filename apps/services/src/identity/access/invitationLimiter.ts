import { createRateLimiter, type RateLimiter } from '@kudex/node-server/rate-limits'
import { rateLimits } from '../../limits.ts'

/** An invitation that is about to be sent. */
export interface InvitationAttempt {
  /** Id of the administrator. */
  readonly administrator: string
  readonly email: string
}

/** Limits invitations by administrator, and by recipient over all organizations. */
export function createInvitationLimiter(): RateLimiter<InvitationAttempt> {
  return createRateLimiter(
    { ...rateLimits.invitationByRecipient, toKey: ({ email }) => email },
    { ...rateLimits.invitationByAdministrator, toKey: ({ administrator }) => administrator },
  )
}
