import type { MouseEventHandler, ReactNode } from 'react'
import type { RootProps } from '../../foundations/rootProps.js'
import { ButtonLink } from '../../components/Button/Button.js'
import { IconCheck, IconWarning } from '../../components/Icon/icons.js'
import { IconLogin } from '../../components/Icon/layoutIcons.js'
import { StatusPage } from '../shared/pages/StatusPage.js'
import type { LinkItem } from '../link.types.js'
import * as styles from './SignInShell.css.js'

/** Portal page for signed-out visitors: description and sign-in link. Contains the page's `<h1>`. */
export interface SignInShellProps extends RootProps {
  /** Heading. */
  readonly title: string
  /** Overline: a few words above the heading. */
  readonly overline?: string | undefined
  /** The text below the heading. */
  readonly text: string
  /** Benefits of signing in, as a short list. */
  readonly benefits?: readonly string[] | undefined
  /** The link to log in, which works without script. */
  readonly logInLink: LinkItem
  /** Called on click; prevent the default to sign in without navigation. */
  readonly onLogIn?: MouseEventHandler<HTMLElement> | undefined
  /** Reason why sign-in is unavailable, for example plain HTTP. */
  readonly notice?: ReactNode
  /** True while the session is restored. */
  readonly isLoading?: boolean | undefined
  /** Loading announcement; if set, skeletons are shown. */
  readonly loadingText?: string | undefined
}

/** Portal page for signed-out visitors: description and sign-in link. Contains no personal data. */
export function SignInShell(props: SignInShellProps) {
  const { title, overline, text, benefits = [], notice, isLoading, loadingText, logInLink, onLogIn, ...rest } = props
  return (
    <StatusPage overline={overline} title={title} text={text} {...rest}>
      {benefits.length > 0 && (
        <ul role="list" className={styles.benefits}>
          {benefits.map((benefit) => (
            <li key={benefit} className={styles.benefit}>
              <IconCheck className={styles.check} />
              {benefit}
            </li>
          ))}
        </ul>
      )}
      {notice && (
        <div className={styles.notice}>
          <IconWarning />
          <div>{notice}</div>
        </div>
      )}
      <WayIn {...{ isLoading, loadingText, logInLink, onLogIn }} />
    </StatusPage>
  )
}

type WayInProps = Pick<SignInShellProps, 'isLoading' | 'loadingText' | 'logInLink' | 'onLogIn'>

function WayIn({ isLoading = false, loadingText, logInLink, onLogIn }: WayInProps) {
  if (isLoading) {
    return (
      <p role="status" className={styles.loading}>
        {loadingText}
      </p>
    )
  }
  return (
    <ButtonLink
      href={logInLink.href}
      look="signal"
      size="large"
      icon={IconLogin}
      {...(onLogIn && { onClick: onLogIn })}
    >
      {logInLink.text}
    </ButtonLink>
  )
}
