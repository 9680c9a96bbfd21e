import { ButtonLink } from '../../components/Button/Button.js'
import { IconCheck, IconWarning } from '../../components/Icon/icons.js'
import { IconLogin } from '../../components/Icon/layoutIcons.js'
import { CutWire } from '../shared/drawings/CutWire.js'
import * as page from '../shared/styles/statusPage.css.js'
import * as styles from './SignInShell.css.js'
import type { SignInShellProps } from './SignInShell.types.js'

/** Portal page for signed-out visitors: description and sign-in link. Contains no personal data. */
export function SignInShell(props: SignInShellProps) {
  const { title, overline, text, benefits = [], notice } = props
  return (
    <div className={page.page}>
      <div className={page.body}>
        {overline && <p className={page.overline}>{overline}</p>}
        <h1 className={page.title}>{title}</h1>
        <p className={page.text}>{text}</p>
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
        <WayIn {...props} />
      </div>
      <div className={page.drawing}>
        <CutWire />
      </div>
    </div>
  )
}

function WayIn({ isLoading = false, loadingText, logInLink, onLogIn }: SignInShellProps) {
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
