import { ButtonLink } from '../../components/Button/Button.js'
import { IconHome } from '../../components/Icon/layoutIcons.js'
import { CutWire } from '../shared/drawings/CutWire.js'
import { DetailList } from '../shared/records/DetailList.js'
import * as page from '../shared/styles/statusPage.css.js'
import type { ErrorPageProps } from './ErrorPage.types.js'

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
