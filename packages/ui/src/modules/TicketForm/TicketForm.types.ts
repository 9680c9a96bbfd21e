import type { ReactNode } from 'react'
import type { SelectOption } from '../../components/SelectField/SelectField.js'
import type { FormModuleProps } from '../form.types.js'
import type { LinkItem } from '../link.types.js'

/** A new service ticket (TICKET-06…09, TICKET-16). */
export interface TicketFormProps extends FormModuleProps<TicketFormField> {
  /** Options of the three selects. */
  readonly options: Readonly<Record<'location' | 'ticketType' | 'concern', readonly SelectOption[]>>
  /** Text of the empty option: “Please choose”. */
  readonly chooseText: string
  /** A `FileUpload`; its files belong to the ticket. */
  readonly upload?: ReactNode
  /** Cancel link. */
  readonly cancelLink?: LinkItem | undefined
}

export type TicketFormField =
  | 'location'
  | 'ticketType'
  | 'concern'
  | 'subject'
  | 'description'
  | 'machineName'
  | 'serialNumber'
