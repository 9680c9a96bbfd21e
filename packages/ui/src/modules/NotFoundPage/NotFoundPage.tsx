import { useId } from 'react'
import { ButtonLink } from '../../components/Button/Button.js'
import { IconHome } from '../../components/Icon/layoutIcons.js'
import { Link } from '../../components/Link/Link.js'
import { CutWire } from '../shared/drawings/CutWire.js'
import * as page from '../shared/styles/statusPage.css.js'
import type { NotFoundPageProps } from './NotFoundPage.types.js'

/** Page for an unknown URL: the path and suggestions. */
export function NotFoundPage({ overline, title, message, homeLink, links }: NotFoundPageProps) {
  return (
    <div className={page.page}>
      <div className={page.body}>
        <p className={page.overline}>{overline}</p>
        <h1 className={page.title}>{title}</h1>
        <p className={page.text}>{message}</p>
        <ButtonLink href={homeLink.href} size="large" icon={IconHome}>
          {homeLink.text}
        </ButtonLink>
        {links && <Suggestions {...links} />}
      </div>
      <div className={page.drawing}>
        <CutWire isCut />
      </div>
    </div>
  )
}

function Suggestions({ title, items }: NonNullable<NotFoundPageProps['links']>) {
  const titleId = useId()
  return (
    <nav aria-labelledby={titleId}>
      <h2 id={titleId} className={page.linkTitle}>
        {title}
      </h2>
      <ul role="list" className={page.linkList}>
        {items.map((item) => (
          <li key={item.href}>
            <Link look="standalone" href={item.href} newTab={item.openInNewTab}>
              {item.text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
