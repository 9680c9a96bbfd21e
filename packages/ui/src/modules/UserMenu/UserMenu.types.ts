import type { MouseEventHandler } from 'react'
import type { LinkItem } from '../link.types.js'

/** The header's user menu in its three states (NAV-13, NAV-14). */
export type UserMenuProps = UserMenuLoadingProps | UserMenuSignedOutProps | UserMenuSignedInProps

export interface UserMenuLoadingProps {
  readonly status: 'loading'
  readonly labels: { readonly loading: string }
}

export interface UserMenuSignedOutProps {
  readonly status: 'signed-out'
  readonly logInLink: LinkItem
  /** Takes over the click where script runs; without it the link leads to the portal. */
  readonly onLogIn?: MouseEventHandler<HTMLElement> | undefined
}

export interface UserMenuSignedInProps {
  readonly status: 'signed-in'
  readonly user: { readonly initials: string; readonly fullName: string; readonly email?: string | undefined }
  readonly entries: readonly (LinkItem & { readonly isCurrent?: boolean | undefined })[]
  readonly logOutLink: LinkItem
  readonly onLogOut?: MouseEventHandler<HTMLElement> | undefined
  /** Name of the button; should contain the user's name. */
  readonly labels: { readonly open: string }
}
