import SchemaBuilder from '@pothos/core'
import type { Logger } from '@kudex/node-server/logging'
import type { Queries } from '../database/database.types.ts'
import type { SendMail } from '../mail/mail.types.ts'
import type { Viewer } from './access.ts'
import type { NotifyTransfer } from './machines/notifyTransfer.ts'
import type { Notify } from './notifyWatchers.ts'
import type { FindUploads } from './attachments/findUploads.ts'

/** Context of a request to the ticketing service. */
export interface TicketingContext {
  readonly queries: Queries
  readonly viewer: Viewer
  readonly findUploads: FindUploads
  readonly notify: Notify
  readonly notifyTransfer: NotifyTransfer
  /** Locale of the page that makes the request. */
  readonly locale: string
  readonly sendMail: SendMail
  /** Address of the page that accepts an invitation, without the token. */
  readonly invitationUrl: string
  /** Origin of the portal. */
  readonly origin: string
  /** Log with the level of the request (TICKET-18). */
  readonly log: Logger
}

interface TicketingTypes {
  Context: TicketingContext
  DefaultFieldNullability: false
  DefaultInputFieldRequiredness: true
  Scalars: { ID: { Input: string; Output: string } }
}

/** Builder of the ticketing schema. */
export const builder = new SchemaBuilder<TicketingTypes>({
  defaultFieldNullability: false,
  defaultInputFieldRequiredness: true,
})
