import type { CloseReason, Ticket, TicketAuthor, TicketStatus } from '@kudex/domain/tickets'
import type { CallFailure, CallResult } from '../ports/index.ts'

/** The forms of tickets: a new ticket, a comment, the reason of a closure. */
export type TicketForm = 'ticket' | 'comment' | 'closure'

/** What the storage keeps until the service has it: a form, or a change without a form. */
export type StoredKind = TicketForm | 'change'

/** A status that is set without a form: closing needs a reason. */
export type OpenStatus = Exclude<TicketStatus, 'closed'>

/** Texts of a form by field. */
export type TicketTexts = Readonly<Record<string, string>>

/** Codes of invalid fields. */
export type TicketProblems = Readonly<Record<string, string>>

/** Checks a form; `checkTicketForm` of the domain (TICKET-07…09, TICKET-11, TICKET-13). */
export type TicketCheck = (
  form: TicketForm,
  texts: TicketTexts,
) => { readonly isValid: true } | { readonly isValid: false; readonly problems: TicketProblems }

/** Why a call to the ticketing service failed, or why it changed nothing. */
export type TicketFailure =
  | { readonly code: CallFailure }
  | { readonly code: 'rejected'; readonly problems: TicketProblems }
  /** The ticket has another revision, or its status does not allow the change any more. */
  | { readonly code: 'conflict'; readonly ticket: Ticket; readonly change: ConflictingChange | null }

/** The latest event of a ticket: who changed what. */
export interface ConflictingChange {
  readonly kind: string
  readonly status: TicketStatus | null
  readonly reason: CloseReason | null
  readonly author: TicketAuthor
  /** ISO 8601 with time zone. */
  readonly changedOn: string
}

/** The result of a port that calls the ticketing service. */
export type TicketResult<Value> = CallResult<Value, TicketFailure>

/** A failed call without details. */
export function failed(code: 'network' | 'unavailable'): TicketResult<never> {
  return { isDone: false, failure: { code } }
}
