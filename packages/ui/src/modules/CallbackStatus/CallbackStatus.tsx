import { ButtonLink } from '../../components/Button/Button.js'
import { Link } from '../../components/Link/Link.js'
import { CutWire } from '../shared/drawings/CutWire.js'
import { DetailList } from '../shared/records/DetailList.js'
import * as page from '../shared/styles/statusPage.css.js'
import * as styles from './CallbackStatus.css.js'
import type { CallbackStatusProps } from './CallbackStatus.types.js'

/** The page after a sign-in redirect: progress, or an error with a retry action. */
export function CallbackStatus(props: CallbackStatusProps) {
  return (
    <div className={page.page}>
      {props.status === 'error' ? <Failure {...props} /> : <Progress {...props} />}
      <div className={page.drawing}>
        <CutWire isCut={props.status === 'error'} />
      </div>
    </div>
  )
}

function Progress({ title, text }: Extract<CallbackStatusProps, { status: 'signing-in' }>) {
  return (
    <div className={page.body} role="status">
      <h1 className={page.title}>{title}</h1>
      {text && <p className={page.text}>{text}</p>}
      <div className={styles.progress} />
    </div>
  )
}

function Failure({ title, text, details, retryLink, homeLink }: Extract<CallbackStatusProps, { status: 'error' }>) {
  return (
    <div className={page.body} role="alert">
      <h1 className={page.title}>{title}</h1>
      <p className={page.text}>{text}</p>
      {details && details.rows.length > 0 && (
        <>
          <h2 className={page.detailTitle}>{details.title}</h2>
          <DetailList rows={details.rows} />
        </>
      )}
      <div className={page.actions}>
        <ButtonLink href={retryLink.href} look="signal" size="large">
          {retryLink.text}
        </ButtonLink>
        {homeLink && (
          <Link look="standalone" href={homeLink.href}>
            {homeLink.text}
          </Link>
        )}
      </div>
    </div>
  )
}
