import type { MouseEventHandler } from 'react'
import type { LinkItem } from '../link.types.js'

/** The header's user menu in its three states (NAV-13, NAV-14). */
export type UserMenuProps = UserMenuLoadingProps | UserMenuSignedOutProps | UserMenuSignedInProps

export interface UserMenuLoadingProps {
  /** Nobody knows yet who it is. */
  readonly status: 'loading'
  /** Words on controls and words that are only read out. */
  readonly labels: { readonly loading: string }
}

export interface UserMenuSignedOutProps {
  /** Nobody is signed in. */
  readonly status: 'signed-out'
  /** The link to log in, which works without script. */
  readonly logInLink: LinkItem
  /** Takes over the click where script runs; without it the link leads to the portal. */
  readonly onLogIn?: MouseEventHandler<HTMLElement> | undefined
}

export interface UserMenuSignedInProps {
  /** Somebody is signed in. */
  readonly status: 'signed-in'
  /** Who is signed in. */
  readonly user: { readonly initials: string; readonly fullName: string; readonly email?: string | undefined }
  /** Links of the menu; one of them may be the page that is open. */
  readonly entries: readonly (LinkItem & { readonly isCurrent?: boolean | undefined })[]
  /** The link to log out, which works without script. */
  readonly logOutLink: LinkItem
  /** The link to log out was pressed. */
  readonly onLogOut?: MouseEventHandler<HTMLElement> | undefined
  /** Name of the button; should contain the user's name. */
  readonly labels: { readonly open: string }
}
