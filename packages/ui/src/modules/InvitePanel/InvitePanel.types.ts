import type { ReactElement } from 'react'
import type { SelectOption } from '../../components/SelectField/SelectField.js'
import type { FormModuleProps } from '../form.types.js'
import type { LinkItem } from '../link.types.js'

/** Invites somebody into an organization (UADM-11…13). */
export interface InvitePanelProps extends Omit<FormModuleProps<InviteField>, 'formError'> {
  readonly trigger?: ReactElement | undefined
  readonly open?: boolean | undefined
  readonly defaultOpen?: boolean | undefined
  readonly onOpenChange?: ((open: boolean) => void) | undefined
  readonly title: string
  readonly description?: string | undefined
  readonly closeLabel: string
  readonly options: Readonly<Record<'organization' | 'application' | 'role', readonly SelectOption[]>>
  /** The invitation was not sent; what was typed stays. */
  readonly failure?: InviteFailure | undefined
}

export type InviteField = 'email' | 'organization' | 'application' | 'role'

export interface InviteFailure {
  readonly title: string
  readonly text?: string | undefined
  /** To the profile of somebody who is already there. */
  readonly profileLink?: LinkItem | undefined
  /** What the service said, for support. */
  readonly details?:
    | { readonly summary: string; readonly rows: readonly { readonly label: string; readonly value: string }[] }
    | undefined
}
