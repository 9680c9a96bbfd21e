import type { RootProps } from '../../foundations/rootProps.js'
import { ButtonLink } from '../../components/Button/Button.js'
import { IconHome, IconLogin } from '../../components/Icon/layoutIcons.js'
import { StatusPage } from '../shared/pages/StatusPage.js'
import { DetailList } from '../shared/records/DetailList.js'
import type { LinkItem } from '../link.types.js'

/** Page for a server error (PAGE-32). Contains the page's `<h1>`. */
export interface ErrorPageProps extends RootProps {
  /** Overline: a few words above the heading. */
  readonly overline: string
  /** Heading. */
  readonly title: string
  /** Possible reason and remedy. */
  readonly notice: string
  /** Link to the home page, or to the login. */
  readonly homeLink: LinkItem
  /**
   * Icon of the link: `login` if it leads to the login.
   *
   * @defaultValue 'home'
   */
  readonly linkIcon?: 'home' | 'login' | undefined
  /** Details for support, for example a request number. */
  readonly reference?: { readonly label: string; readonly value: string } | undefined
}

/** Page for a server error: what happened and a link home (PAGE-32). */
export function ErrorPage(props: ErrorPageProps) {
  const { overline, title, notice, homeLink, linkIcon = 'home', reference, ...rest } = props
  return (
    <StatusPage overline={overline} title={title} text={notice} isCut {...rest}>
      {reference && <DetailList rows={[reference]} />}
      <ButtonLink href={homeLink.href} size="large" icon={linkIcon === 'login' ? IconLogin : IconHome}>
        {homeLink.text}
      </ButtonLink>
    </StatusPage>
  )
}
