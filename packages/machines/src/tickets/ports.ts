import type { Ticket, TicketSummary } from '@kudex/domain/tickets'
import type { EventObject } from 'xstate'
import { createCallbackPort, createPromisePort } from '../ports/index.ts'
import type { ArrivedFile } from '../uploads/index.ts'
import type { DraftId } from './draft.ts'
import type { OpenStatus, TicketForm, TicketResult, TicketTexts } from './tickets.types.ts'

/** Reads the stored text of a draft; null if there is none. */
export const loadDraft = createPromisePort<string | null, DraftId>('loadDraft')

/** Writes the text of a draft; other tabs are notified through their `watchDraft`. */
export const saveDraft = createPromisePort<void, DraftId & { readonly text: string }>('saveDraft')

/** Deletes a draft from the storage. */
export const removeDraft = createPromisePort<void, DraftId>('removeDraft')

/**
 * Sends `draft.changed` with what the storage holds at that moment: after each change by another tab, and when the tab
 * becomes visible.
 */
export const watchDraft = createCallbackPort<EventObject, DraftId>('watchDraft')

/** Creates a ticket, adds a comment or closes a ticket; the same key does it once and gives the same result. */
export const submitForm = createPromisePort<TicketResult<SubmittedForm>, FormSubmission>('submitForm')

export interface FormSubmission {
  readonly form: TicketForm
  /** Null for a new ticket. */
  readonly ticketId: string | null
  readonly key: string
  readonly texts: TicketTexts
  readonly files: readonly ArrivedFile[]
  /** Revision of the ticket that the person saw; another one is a conflict. Null if it does not matter. */
  readonly revision: number | null
}

export interface SubmittedForm {
  /** The ticket as it is now. */
  readonly ticket: Ticket
  /**
   * True if the service has the texts of this submission; false if it has other texts that an earlier submission with
   * the same key sent. If the service reports a repeated request, compare the ticket with the texts as the check
   * returns them.
   */
  readonly isCurrent: boolean
}

/** Loads a ticket; null if it still has the known revision. */
export const fetchTicket = createPromisePort<TicketResult<Ticket | null>, TicketQuery>('fetchTicket')

export interface TicketQuery {
  readonly ticketId: string
  /** The known revision; null if the ticket is not known yet. */
  readonly revision: number | null
}

/** Reopens a ticket, sets its status, or sets whether the user watches it; the same key does it once. */
export const changeTicket = createPromisePort<TicketResult<Ticket>, TicketChangeRequest>('changeTicket')

export interface TicketChangeRequest {
  readonly ticketId: string
  readonly key: string
  readonly change: 'reopen' | 'watch' | 'unwatch' | 'status'
  /** The new status of the change `status`, otherwise null. */
  readonly status: OpenStatus | null
  /** Revision of the ticket that the person saw. */
  readonly revision: number
}

/** Loads a page of the list; the query is the host's (search, filters, order, page number). */
export const fetchTickets = createPromisePort<TicketResult<TicketPage>, unknown>('fetchTickets')

/** A page of the list of tickets (TICKET-02). */
export interface TicketPage {
  readonly tickets: readonly TicketSummary[]
  /** Number of tickets on all pages. */
  readonly total: number
  /** False if a search matches more tickets. */
  readonly isTotalExact: boolean
  /** Number of tickets of a full page. */
  readonly pageSize: number
}
