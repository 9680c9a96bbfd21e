import type { ReactElement } from 'react'
import type { SelectOption } from '../../components/SelectField/SelectField.js'
import type { FormModuleProps } from '../form.types.js'
import type { LinkItem } from '../link.types.js'

/** Invites somebody into an organization (UADM-11…13). */
export interface InvitePanelProps extends Omit<FormModuleProps<InviteField>, 'formError'> {
  /** The element that opens it and gets the focus back. */
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
  /** What can be chosen in each field. */
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
