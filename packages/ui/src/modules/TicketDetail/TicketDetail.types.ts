import type { ReactNode } from 'react'
import type { FormFieldTexts } from '../form.types.js'
import type { LinkItem } from '../link.types.js'
import type { Moment, RecordFailure, RecordStatus } from '../list.types.js'

/** One ticket with its comments (TICKET-01, 05, 11…16). */
export interface TicketDetailProps {
  /** Link back to the list. */
  readonly backLink: LinkItem
  /** Announced while loading. */
  readonly loadingText?: string | undefined
  /** Shown if the ticket is unknown, belongs to another organization, or failed to load. */
  readonly failure?: RecordFailure | undefined
  /** The ticket; missing while loading or failed. */
  readonly ticket?: Ticket | undefined
  /** A `TicketCloseDialog` with its trigger; omit it for closed tickets. */
  readonly close?: ReactNode
  /** Comments and the form for new ones. */
  readonly comments: TicketComments
}

export interface Ticket {
  /** Formatted id: “T-10482”. */
  readonly ticketId: string
  readonly subject: string
  readonly status: RecordStatus
  readonly descriptionLabel: string
  /** Text with its paragraphs. */
  readonly description: string
  /** Facts in display order: type, machine, serial number, concern, contact, created on, location. */
  readonly facts: readonly { readonly label: string; readonly value: ReactNode }[]
}

export interface TicketComments {
  readonly title: string
  readonly entries: readonly TicketComment[]
  readonly emptyText: string
  /** Comment form; omit it if comments are not allowed, for example on a closed ticket. */
  readonly form?: TicketCommentForm | undefined
  /** Reason why comments are not allowed. */
  readonly closedText?: string | undefined
}

export interface TicketComment {
  readonly id: string
  readonly author: string
  /** Badge of the service's comments: “Service”. */
  readonly roleText?: string | undefined
  readonly writtenOn: Moment
  readonly text: string
  readonly attachments?: readonly LinkItem[] | undefined
}

/** Comment form; a new `formKey` clears it after submission. */
export interface TicketCommentForm {
  readonly formKey?: string | undefined
  readonly action: string
  readonly hiddenFields?: Readonly<Record<string, string>> | undefined
  readonly field: FormFieldTexts
  /** A `FileUpload`. */
  readonly upload?: ReactNode
  readonly submitText: string
  readonly isSending?: boolean | undefined
  /** Error message; the input is kept. */
  readonly failure?: { readonly title: string; readonly text?: ReactNode } | undefined
  /** Success message. */
  readonly successText?: string | undefined
  readonly onSubmit?: ((data: FormData) => void) | undefined
}
