import type { ReactElement } from 'react'
import type { FormChoice, FormFieldTexts } from '../form.types.js'

/** Why a ticket is closed, and a word about it (TICKET-13, TICKET-14). */
export interface TicketCloseDialogProps {
  /** The button that opens the dialog and gets the focus back. */
  readonly trigger?: ReactElement | undefined
  /** Open or shut, where the parent keeps that. */
  readonly open?: boolean | undefined
  /** Open at first, where the component keeps that itself. */
  readonly defaultOpen?: boolean | undefined
  /** It was opened or shut. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined
  /** The heading. */
  readonly title: string
  /** A sentence below the heading, read out when it opens. */
  readonly description?: string | undefined
  /** Names the button that closes. */
  readonly closeLabel: string
  /** Address that takes the data, also without script. */
  readonly action: string
  /** Values that travel with the form unseen, by their names. */
  readonly hiddenFields?: Readonly<Record<string, string>> | undefined
  /** Label, hint and error of each field. */
  readonly fields: Readonly<Record<'reason' | 'comment', FormFieldTexts>>
  /** Solved by the company, solved without it, no longer relevant. */
  readonly reasons: readonly FormChoice[]
  /** Text of the button that sends. */
  readonly submitText: string
  /** Text of the button that leaves the ticket open. */
  readonly cancelText: string
  /** The data is on its way: the button shows it and takes no second press. */
  readonly isSending?: boolean | undefined
  /** It did not arrive; what was chosen and written stays. */
  readonly failure?: { readonly title: string; readonly text?: string | undefined } | undefined
  /** Takes the data instead of a page load. */
  readonly onSubmit?: ((data: FormData) => void) | undefined
}
