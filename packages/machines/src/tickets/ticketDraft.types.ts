import type { Ticket } from '@kudex/domain/tickets'
import type { UploadedFile } from '../uploads/index.ts'
import type { Draft, DraftField, DraftId } from './draft.ts'
import type { SubmittedForm } from './ports.ts'
import type {
  TicketCheck,
  TicketFailure,
  TicketForm,
  TicketProblems,
  TicketResult,
  TicketTexts,
} from './tickets.types.ts'

export interface TicketDraftInput extends DraftId {
  readonly form: TicketForm
  /** Prefilled texts, for example those of the machine; texts of a stored draft replace them. */
  readonly prefill: TicketTexts
  readonly check: TicketCheck
  /** Creates an idempotency key of 64 hexadecimal digits. */
  readonly createKey: () => string
}

export type TicketDraftEvent =
  | { readonly type: 'field.change'; readonly name: string; readonly text: string }
  | { readonly type: 'field.focus'; readonly name: string }
  /** The focus leaves a field, or the page is hidden: saves at once. */
  | { readonly type: 'field.blur' }
  /** `revision`: revision of the ticket that the person sees; null for a new ticket and for comments. */
  | { readonly type: 'draft.submit'; readonly revision: number | null }
  /** Withdraws a submission that waits for the connection, the session or its files. */
  | { readonly type: 'draft.hold' }
  /** The message that it was sent is not shown any more. */
  | { readonly type: 'sent.read' }
  /** Deletes the draft, its stored text and its files (AUTH-13). */
  | { readonly type: 'draft.discard' }
  | { readonly type: 'network.online' }
  | { readonly type: 'session.restored' }
  /** From the port `watchDraft`. */
  | { readonly type: 'draft.changed'; readonly text: string | null }
  /** Internal: the stored text is older than the draft; it has to be saved at once; it is no longer needed. */
  | { readonly type: 'storage.outdated' | 'storage.flush' | 'storage.obsolete' }

export type TicketDraftTag =
  /** Being checked or sent, or waiting for its files. */
  | 'busy'
  /** Is sent as soon as there is a connection. */
  | 'queued'
  /** Is sent after signing in again. */
  | 'unauthenticated'
  | 'sent'
  /** An earlier version was sent; the newer text is the next draft. */
  | 'sentPartly'
  /** The stored draft has not been read yet. */
  | 'loading'
  /** The stored text is not up to date yet. */
  | 'storing'
  /** The storage does not work: the text is lost when the page is left. */
  | 'unstored'

export interface TicketDraftContext extends TicketDraftInput {
  readonly draft: Draft
  /** The stored draft as far as this tab knows. */
  readonly stored: Draft | null
  /** Name of the field that has the focus. */
  readonly focused: string | null
  /** Newer text of the focused field from another tab. */
  readonly held: DraftField | null
  /** What another tab did to the draft after the last edit in this one. */
  readonly elsewhere: 'changed' | 'removed' | null
  readonly files: readonly UploadedFile[]
  readonly problems: TicketProblems
  /** Why it was not sent; `files`: not all of them have been uploaded. */
  readonly failure: TicketFailure | { readonly code: 'files' } | null
  /** The last attempt of this tab. */
  readonly sent: { readonly key: string; readonly at: number } | null
  /** Attempts without a response, in a row. */
  readonly failures: number
  readonly result: TicketResult<SubmittedForm> | null
  /** The ticket in the latest response to a submission. */
  readonly ticket: Ticket | null
}
