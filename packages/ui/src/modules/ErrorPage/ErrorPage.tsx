import type { RootProps } from '../../foundations/rootProps.js'
import { ButtonLink } from '../../components/Button/Button.js'
import { IconHome } from '../../components/Icon/layoutIcons.js'
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
  /** Link to the home page. */
  readonly homeLink: LinkItem
  /** Details for support, for example a request number. */
  readonly reference?: { readonly label: string; readonly value: string } | undefined
}

/** Page for a server error: what happened and a link home (PAGE-32). */
export function ErrorPage({ overline, title, notice, homeLink, reference, ...rest }: ErrorPageProps) {
  return (
    <StatusPage overline={overline} title={title} text={notice} isCut {...rest}>
      {reference && <DetailList rows={[reference]} />}
      <ButtonLink href={homeLink.href} size="large" icon={IconHome}>
        {homeLink.text}
      </ButtonLink>
    </StatusPage>
  )
}
