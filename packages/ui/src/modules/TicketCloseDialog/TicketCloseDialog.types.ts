import type { ReactElement, ReactNode } from 'react'
import type { DraftFormProps, FormChoice, FormFieldTexts } from '../form.types.js'

/** Closes a ticket with a reason and a comment (TICKET-13, TICKET-14). */
export interface TicketCloseDialogProps extends DraftFormProps<TicketCloseField> {
  /** Button that opens the dialog; the focus returns to it. */
  readonly trigger?: ReactElement | undefined
  /** Open state (controlled). */
  readonly open?: boolean | undefined
  /** Initial open state (uncontrolled). */
  readonly defaultOpen?: boolean | undefined
  /** Called when it opens or closes. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined
  /** Heading. */
  readonly title: string
  /** Sentence below the heading, announced when it opens. */
  readonly description?: string | undefined
  /** Accessible name of the close button. */
  readonly closeLabel: string
  /** Form action; works without script. */
  readonly action: string
  /** Values of hidden inputs by name; a name may have several. */
  readonly hiddenFields?: Readonly<Record<string, string>> | undefined
  /** Label, hint and error of each field. */
  readonly fields: Readonly<Record<TicketCloseField, FormFieldTexts>>
  /** Reasons: solved by the company, solved without it, no longer relevant. */
  readonly reasons: readonly FormChoice[]
  /** Text of the submit button. */
  readonly submitText: string
  /** Text of the cancel button. */
  readonly cancelText: string
  /** Submitting: the button shows it and ignores clicks. */
  readonly isSending?: boolean | undefined
  /** Error message, or who changed the ticket meanwhile and how; the input is kept. */
  readonly failure?: { readonly title: string; readonly text?: ReactNode } | undefined
  /** Called with the form data instead of a page load. */
  readonly onSubmit?: ((data: FormData) => void) | undefined
}

export type TicketCloseField = 'reason' | 'comment'
