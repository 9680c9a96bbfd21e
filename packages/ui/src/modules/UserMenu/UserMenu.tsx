'use client'

import { useRef, type MouseEventHandler } from 'react'
import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import { useSharedRef } from '../../foundations/useSharedRef.js'
import { IconLogout, IconUser } from '../../components/Icon/layoutIcons.js'
import { Link } from '../../components/Link/Link.js'
import { VisuallyHidden } from '../../foundations/layout/Layout.js'
import { HeaderLink } from '../Header/HeaderLink.js'
import { useDismissibleDetails } from '../shared/useDismissibleDetails.js'
import type { LinkItem } from '../link.types.js'
import * as styles from './UserMenu.css.js'

/** The header's user menu in its three states (NAV-13, NAV-14). */
export type UserMenuProps = UserMenuLoadingProps | UserMenuSignedOutProps | UserMenuSignedInProps

export interface UserMenuLoadingProps extends RootProps {
  /** The session is not known yet. */
  readonly status: 'loading'
  /** Texts of controls and announcements. */
  readonly labels: { readonly loading: string }
}

export interface UserMenuSignedOutProps extends RootProps {
  /** The visitor is signed out. */
  readonly status: 'signed-out'
  /** The link to log in, which works without script. */
  readonly logInLink: LinkItem
  /** Handles the click; without script the link leads to the portal. */
  readonly onLogIn?: MouseEventHandler<HTMLElement> | undefined
}

export interface UserMenuSignedInProps extends RootProps {
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

/** User menu of the signed-in user, or the link to log in. */
export function UserMenu(props: UserMenuProps) {
  if (props.status === 'loading') return <LoadingMenu text={props.labels.loading} {...toRest(props)} />
  if (props.status === 'signed-in') return <SignedInMenu {...props} />
  const { logInLink, onLogIn } = props
  return <HeaderLink icon={IconUser} text={logInLink.text} href={logInLink.href} onClick={onLogIn} {...toRest(props)} />
}

function LoadingMenu({ text, ...rest }: RootProps & { text: string }) {
  return (
    <div role="status" {...rootProps(rest, styles.loading)}>
      <VisuallyHidden>{text}</VisuallyHidden>
    </div>
  )
}

function SignedInMenu(props: UserMenuSignedInProps) {
  const { user, entries, logOutLink, onLogOut, labels } = props
  const rest = toRest(props)
  const menu = useRef<HTMLDetailsElement>(null)
  useSharedRef(rest.ref, menu)
  useDismissibleDetails(menu)
  return (
    <details {...rootProps(rest, styles.menu)} ref={menu}>
      <summary className={styles.summary}>
        <VisuallyHidden>{labels.open}</VisuallyHidden>
        <span aria-hidden="true" className={styles.initials}>
          {user.initials}
        </span>
      </summary>
      <div className={styles.panel}>
        <div className={styles.person}>
          <span className={styles.name}>{user.fullName}</span>
          {user.email && <span className={styles.email}>{user.email}</span>}
        </div>
        <ul role="list" className={styles.list}>
          {entries.map((entry) => (
            <li key={entry.href}>
              <Link
                look="quiet"
                href={entry.href}
                newTab={entry.openInNewTab}
                aria-current={entry.isCurrent ? 'page' : undefined}
                className={styles.entry}
              >
                {entry.text}
              </Link>
            </li>
          ))}
        </ul>
        <div className={styles.logOut}>
          <Link look="quiet" href={logOutLink.href} onClick={onLogOut} className={styles.entry}>
            <IconLogout size="small" />
            {logOutLink.text}
          </Link>
        </div>
      </div>
    </details>
  )
}

/** Without the props of every state: applications keep those of another state when the session changes. */
function toRest(props: UserMenuProps): RootProps {
  const own = ['status', 'labels', 'logInLink', 'onLogIn', 'user', 'entries', 'logOutLink', 'onLogOut']
  return Object.fromEntries(Object.entries(props).filter(([name]) => !own.includes(name)))
}
