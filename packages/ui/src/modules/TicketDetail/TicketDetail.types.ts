import type { ReactNode } from 'react'
import type { FormFieldTexts } from '../form.types.js'
import type { LinkItem } from '../link.types.js'
import type { Moment, RecordFailure, RecordStatus } from '../list.types.js'

/** One ticket with its comments (TICKET-01, 05, 11…16). */
export interface TicketDetailProps {
  /** The way back to the list. */
  readonly backLink: LinkItem
  /** Said while the ticket is on its way. */
  readonly loadingText?: string | undefined
  /** Unknown, of somebody else, or it could not be fetched. */
  readonly failure?: RecordFailure | undefined
  /** The ticket; missing while it loads or failed to. */
  readonly ticket?: Ticket | undefined
  /** A `TicketCloseDialog` with its trigger; left out where the ticket is closed. */
  readonly close?: ReactNode
  /** What was written so far, and the form for more. */
  readonly comments: TicketComments
}

export interface Ticket {
  /** As people say it: “T-10482”. */
  readonly ticketId: string
  readonly subject: string
  readonly status: RecordStatus
  readonly descriptionLabel: string
  /** Paragraphs as they were written. */
  readonly description: string
  /** Type, machine, serial number, concern, contact, created on, location; in the order of the page. */
  readonly facts: readonly { readonly label: string; readonly value: ReactNode }[]
}

export interface TicketComments {
  readonly title: string
  readonly entries: readonly TicketComment[]
  readonly emptyText: string
  /** Left out where nothing may be written, for example on a closed ticket. */
  readonly form?: TicketCommentForm | undefined
  /** Why nothing may be written. */
  readonly closedText?: string | undefined
}

export interface TicketComment {
  readonly id: string
  readonly author: string
  /** Set apart from the customer’s own: “Service”. */
  readonly roleText?: string | undefined
  readonly writtenOn: Moment
  readonly text: string
  readonly attachments?: readonly LinkItem[] | undefined
}

/** The form below the comments; after one arrived the application gives a new `formKey`, which empties it. */
export interface TicketCommentForm {
  readonly formKey?: string | undefined
  readonly action: string
  readonly hiddenFields?: Readonly<Record<string, string>> | undefined
  readonly field: FormFieldTexts
  /** A `FileUpload`. */
  readonly upload?: ReactNode
  readonly submitText: string
  readonly isSending?: boolean | undefined
  /** It did not arrive; what was written stays. */
  readonly failure?: { readonly title: string; readonly text?: ReactNode } | undefined
  /** It arrived. */
  readonly successText?: string | undefined
  readonly onSubmit?: ((data: FormData) => void) | undefined
}
