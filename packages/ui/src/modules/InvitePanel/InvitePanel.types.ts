import type { ReactElement } from 'react'
import type { SelectOption } from '../../components/SelectField/SelectField.js'
import type { FormModuleProps } from '../form.types.js'
import type { LinkItem } from '../link.types.js'

/** Invites a person to an organization (UADM-11…13). */
export interface InvitePanelProps extends Omit<FormModuleProps<InviteField>, 'formError'> {
  /** Element that opens it; the focus returns to it. */
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
  /** Options of each field. */
  readonly options: Readonly<Record<'organization' | 'application' | 'role', readonly SelectOption[]>>
  /** Called when an option is chosen: the roles may depend on the application. */
  readonly onFieldChange?: ((field: InviteField, value: string) => void) | undefined
  /** Error of the invitation; the input is kept. */
  readonly failure?: InviteFailure | undefined
}

export type InviteField = 'email' | 'organization' | 'application' | 'role'

export interface InviteFailure {
  readonly title: string
  readonly text?: string | undefined
  /** Link to the existing user's profile. */
  readonly profileLink?: LinkItem | undefined
  /** The service's message, for support. */
  readonly details?:
    | { readonly summary: string; readonly rows: readonly { readonly label: string; readonly value: string }[] }
    | undefined
}
