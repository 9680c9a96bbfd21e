import SchemaBuilder from '@pothos/core'
import type { Queries } from '../database/database.types.ts'
import type { SendMail } from '../mail/mail.types.ts'
import type { UnsubscribeTokens } from './unsubscribeTokens.ts'
import type { RateLimiter } from '@kudex/node-server/rate-limits'

/** A submission attempt. `peer` is the visitor's address as the host knows it. */
export interface SubmissionAttempt {
  readonly form: string
  readonly peer: string
}

export interface SalesContext {
  readonly queries: Queries
  readonly peer: string
  readonly limiter: RateLimiter<SubmissionAttempt>
  readonly sendMail: SendMail
  readonly unsubscribeTokens: UnsubscribeTokens
  /** Allowed origins of links in mails; the first one replaces any other. */
  readonly publicOrigins: readonly string[]
  readonly supportEmail: string
}

interface SalesTypes {
  Context: SalesContext
  DefaultFieldNullability: false
  DefaultInputFieldRequiredness: true
  Scalars: { ID: { Input: string; Output: string } }
}

export const builder = new SchemaBuilder<SalesTypes>({
  defaultFieldNullability: false,
  defaultInputFieldRequiredness: true,
})
