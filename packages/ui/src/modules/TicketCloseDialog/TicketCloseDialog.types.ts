import type { ReactElement } from 'react'
import type { FormChoice, FormFieldTexts } from '../form.types.js'

/** Why a ticket is closed, and a word about it (TICKET-13, TICKET-14). */
export interface TicketCloseDialogProps {
  /** The button that opens the dialog and gets the focus back. */
  readonly trigger?: ReactElement | undefined
  readonly open?: boolean | undefined
  readonly defaultOpen?: boolean | undefined
  readonly onOpenChange?: ((open: boolean) => void) | undefined
  readonly title: string
  readonly description?: string | undefined
  readonly closeLabel: string
  readonly action: string
  readonly hiddenFields?: Readonly<Record<string, string>> | undefined
  readonly fields: Readonly<Record<'reason' | 'comment', FormFieldTexts>>
  /** Solved by the company, solved without it, no longer relevant. */
  readonly reasons: readonly FormChoice[]
  readonly submitText: string
  readonly cancelText: string
  readonly isSending?: boolean | undefined
  /** It did not arrive; what was chosen and written stays. */
  readonly failure?: { readonly title: string; readonly text?: string | undefined } | undefined
  readonly onSubmit?: ((data: FormData) => void) | undefined
}
