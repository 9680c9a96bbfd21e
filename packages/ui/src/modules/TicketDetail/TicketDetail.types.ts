import type { ReactNode } from 'react'
import type { RootProps } from '../../foundations/rootProps.js'
import type { Picture } from '../../components/Picture/Picture.js'
import type { DraftFormProps, FormFieldTexts, FormNotice } from '../form.types.js'
import type { LinkItem } from '../link.types.js'
import type { Moment, RecordFailure, RecordStatus } from '../list.types.js'

/** One ticket with its comments (TICKET-01, 05, 11…16). */
export interface TicketDetailProps extends RootProps {
  /** Link back to the list, for pages without a breadcrumb. */
  readonly backLink?: LinkItem | undefined
  /** Announced while loading. */
  readonly loadingText?: string | undefined
  /** Shown if the ticket is unknown, belongs to another organization, or failed to load. */
  readonly failure?: RecordFailure | undefined
  /** The ticket; missing while loading or failed. */
  readonly ticket?: Ticket | undefined
  /** A `TicketCloseDialog` with its trigger; omit it for closed tickets. */
  readonly close?: ReactNode
  /** Button that reopens a closed ticket, with its time limit; omit it afterwards. */
  readonly reopen?: ReactNode
  /** The new status after the user closed or reopened the ticket; takes the focus, since the used button is gone. */
  readonly successText?: string | undefined
  /** What others changed meanwhile, or a change that waits for the connection. */
  readonly notice?: FormNotice | undefined
  /** Announced politely: “New reply from Rolf Imhof”. */
  readonly newsText?: string | undefined
  /** Comments and the form for new ones. */
  readonly comments: TicketComments
}

export interface Ticket {
  /** Formatted id: “T-10482”. */
  readonly ticketId: string
  readonly subject: string
  readonly status: RecordStatus
  /** What the status means and what happens next: “We are waiting for your answer.” */
  readonly statusText?: string | undefined
  readonly descriptionLabel: string
  /** Text with its paragraphs. */
  readonly description: string
  /** Facts in display order: type, machine, serial number, concern, contact, created on, location. */
  readonly facts: readonly { readonly label: string; readonly value: ReactNode }[]
  /** Files of the ticket, below its description. */
  readonly attachments?: readonly TicketAttachment[] | undefined
  /** Changes of the status, oldest first; closed at first, since the comments matter more. */
  readonly history?: TicketHistory | undefined
  /** Who gets mails about the ticket. */
  readonly watchers?: TicketWatchers | undefined
}

/** A file, downloaded by its link. */
export interface TicketAttachment extends LinkItem {
  /** Small picture of an image or video. */
  readonly thumbnail?: Picture | undefined
  /** A `VideoPlayer`, shown above the link instead of the thumbnail. */
  readonly player?: ReactNode
}

export interface TicketHistory {
  readonly title: string
  readonly entries: readonly {
    readonly id: string
    /** “Closed by Carla Customer: no longer relevant”. */
    readonly text: string
    readonly changedOn: Moment
  }[]
}

export interface TicketWatchers {
  readonly title: string
  readonly names: readonly string[]
  /** Shown without watchers. */
  readonly emptyText: string
  /** Button to watch or to stop watching. */
  readonly action?: ReactNode
}

export interface TicketComments {
  readonly title: string
  readonly entries: readonly TicketComment[]
  readonly emptyText: string
  /** A `TicketCommentForm`; omit it if comments are not allowed, for example on a closed ticket. */
  readonly form?: ReactNode
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
  readonly attachments?: readonly TicketAttachment[] | undefined
}

export interface TicketCommentFormProps extends DraftFormProps<'comment'>, Omit<RootProps, 'onSubmit'> {
  /** Form action without script. */
  readonly action: string
  /** Values that are sent with the form. */
  readonly hiddenFields?: Readonly<Record<string, string>> | undefined
  /** Label, text and error of the comment. */
  readonly field: FormFieldTexts
  /** A `FileUpload`. */
  readonly upload?: ReactNode
  /** Text of the submit button: “Send comment”. */
  readonly submitText: string
  /** True while the comment is sent. */
  readonly isSending?: boolean | undefined
  /** Error message; the input is kept. */
  readonly failure?: { readonly title: string; readonly text?: ReactNode } | undefined
  /** Success message. */
  readonly successText?: string | undefined
  /** Called instead of posting the form. */
  readonly onSubmit?: ((data: FormData) => void) | undefined
}
