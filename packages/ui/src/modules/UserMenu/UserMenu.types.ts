import type { MouseEventHandler } from 'react'
import type { LinkItem } from '../link.types.js'

/** The header's user menu in its three states (NAV-13, NAV-14). */
export type UserMenuProps = UserMenuLoadingProps | UserMenuSignedOutProps | UserMenuSignedInProps

export interface UserMenuLoadingProps {
  /** The session is not known yet. */
  readonly status: 'loading'
  /** Texts of controls and announcements. */
  readonly labels: { readonly loading: string }
}

export interface UserMenuSignedOutProps {
  /** The visitor is signed out. */
  readonly status: 'signed-out'
  /** The link to log in, which works without script. */
  readonly logInLink: LinkItem
  /** Handles the click; without script the link leads to the portal. */
  readonly onLogIn?: MouseEventHandler<HTMLElement> | undefined
}

export interface UserMenuSignedInProps {
  /** The visitor is signed in. */
  readonly status: 'signed-in'
  /** Name of the signed-in user. */
  readonly user: { readonly initials: string; readonly fullName: string; readonly email?: string | undefined }
  /** Menu links; one of them may be the current page. */
  readonly entries: readonly (LinkItem & { readonly isCurrent?: boolean | undefined })[]
  /** The link to log out, which works without script. */
  readonly logOutLink: LinkItem
  /** Called on click of the log-out link. */
  readonly onLogOut?: MouseEventHandler<HTMLElement> | undefined
  /** Accessible name of the button; should contain the user's name. */
  readonly labels: { readonly open: string }
}
