import { ButtonLink } from '../../components/Button/Button.js'
import { IconHome } from '../../components/Icon/layoutIcons.js'
import { CutWire } from '../shared/drawings/CutWire.js'
import { DetailList } from '../shared/records/DetailList.js'
import type { LinkItem } from '../link.types.js'
import * as page from '../shared/styles/statusPage.css.js'

/** Page for a server error (PAGE-32). Contains the page's `<h1>`. */
export interface ErrorPageProps {
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
export function ErrorPage({ overline, title, notice, homeLink, reference }: ErrorPageProps) {
  return (
    <div className={page.page}>
      <div className={page.body}>
        <p className={page.overline}>{overline}</p>
        <h1 className={page.title}>{title}</h1>
        <p className={page.text}>{notice}</p>
        {reference && <DetailList rows={[reference]} />}
        <ButtonLink href={homeLink.href} size="large" icon={IconHome}>
          {homeLink.text}
        </ButtonLink>
      </div>
      <div className={page.drawing}>
        <CutWire isCut />
      </div>
    </div>
  )
}
