import type { ReactNode } from 'react'
import type { SelectOption } from '../../components/SelectField/SelectField.js'
import type { DraftFormProps, FormModuleProps } from '../form.types.js'
import type { LinkItem } from '../link.types.js'

/** A new service ticket (TICKET-06…09, TICKET-16). */
export interface TicketFormProps extends FormModuleProps<TicketFormField>, DraftFormProps<TicketFormField> {
  /** Options of the three selects. */
  readonly options: Readonly<Record<'location' | 'ticketType' | 'concern', readonly SelectOption[]>>
  /** Text of the empty option: “Please choose”. */
  readonly chooseText: string
  /** What helps the service, above the files: a close-up, the whole machine, the error code, a short video. */
  readonly checklist?: { readonly title: string; readonly items: readonly string[] } | undefined
  /** A `FileUpload`; its files belong to the ticket. */
  readonly upload?: ReactNode
  /** Cancel link. */
  readonly cancelLink?: LinkItem | undefined
  /** Button that deletes the draft; show it if there is one. */
  readonly discard?: { readonly text: string; readonly onDiscard: () => void } | undefined
}

export type TicketFormField =
  | 'location'
  | 'ticketType'
  | 'concern'
  | 'subject'
  | 'description'
  | 'machineName'
  | 'serialNumber'
