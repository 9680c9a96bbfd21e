import type { ReactNode } from 'react'
import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import { ButtonLink } from '../../components/Button/Button.js'
import { Link } from '../../components/Link/Link.js'
import { CutWire } from '../shared/drawings/CutWire.js'
import { DetailList } from '../shared/records/DetailList.js'
import type { LinkItem } from '../link.types.js'
import * as page from '../shared/styles/statusPage.css.js'
import * as styles from './CallbackStatus.css.js'

/** The page after a sign-in redirect: in progress or failed (ROUTE-31, ROUTE-32, AUTH-34, AUTH-39). */
export type CallbackStatusProps = Omit<RootProps, 'title'> &
  (
    | {
        /** Progress of the sign-in. */
        readonly status: 'signing-in'
        /** Heading. */
        readonly title: string
        /** The text below the heading. */
        readonly text?: string | undefined
      }
    | {
        /** Progress of the sign-in. */
        readonly status: 'error'
        /** Heading. */
        readonly title: string
        /** The text below the heading. */
        readonly text: string
        /** Technical details for support. */
        readonly details?:
          | { readonly title: string; readonly rows: readonly { readonly label: string; readonly value: string }[] }
          | undefined
        /** Retry action. */
        readonly retryLink: LinkItem
        /** Link to the home page. */
        readonly homeLink?: LinkItem | undefined
      }
  )

/** The page after a sign-in redirect: progress, or an error with a retry action. */
export function CallbackStatus(props: CallbackStatusProps) {
  if (props.status === 'error') {
    const { status: _status, title, text, details, retryLink, homeLink, ...rest } = props
    return (
      <Page isCut {...rest}>
        <Failure {...{ title, text, details, retryLink, homeLink }} />
      </Page>
    )
  }
  const { status: _status, title, text, ...rest } = props
  return (
    <Page isCut={false} {...rest}>
      <Progress {...{ title, text }} />
    </Page>
  )
}

type PageProps = Omit<RootProps, 'title'> & { isCut: boolean; children: ReactNode }

function Page({ isCut, children, ...rest }: PageProps) {
  return (
    <div {...rootProps(rest, page.page)}>
      <div className={page.drawing}>
        <CutWire isCut={isCut} />
      </div>
      {children}
    </div>
  )
}

function Progress({ title, text }: { title: string; text: string | undefined }) {
  return (
    <div className={page.body} role="status">
      <h1 className={page.title}>{title}</h1>
      {text && <p className={page.text}>{text}</p>}
      <div className={styles.progress} />
    </div>
  )
}

type FailureProps = Pick<
  Extract<CallbackStatusProps, { status: 'error' }>,
  'title' | 'text' | 'details' | 'retryLink' | 'homeLink'
>

function Failure({ title, text, details, retryLink, homeLink }: FailureProps) {
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
