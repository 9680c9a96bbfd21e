import SchemaBuilder from '@pothos/core'
import type { Queries } from '../database/database.types.ts'
import type { SendMail } from '../mail/mail.types.ts'
import type { LeaveTokens } from './leaveTokens.ts'
import type { RateLimiter } from '@kudex/node-server/rate-limits'

/** Something that was sent; the peer is the visitor's address as the host knows it. */
export interface SubmissionAttempt {
  readonly form: string
  readonly peer: string
}

/** What one request to the sales service knows. */
export interface SalesContext {
  readonly queries: Queries
  readonly peer: string
  readonly limiter: RateLimiter<SubmissionAttempt>
  readonly sendMail: SendMail
  readonly leaveTokens: LeaveTokens
  /** The origins that a link in a mail may lead to; the first one stands in for any other. */
  readonly publicOrigins: readonly string[]
  readonly supportEmail: string
}

interface SalesTypes {
  Context: SalesContext
  DefaultFieldNullability: false
  DefaultInputFieldRequiredness: true
  Scalars: { ID: { Input: string; Output: string } }
}

/** The builder that every type of the sales schema hangs on. */
export const builder = new SchemaBuilder<SalesTypes>({
  defaultFieldNullability: false,
  defaultInputFieldRequiredness: true,
})
