import { useId, type ReactNode } from 'react'
import type { RootProps } from '../../foundations/rootProps.js'
import { ButtonLink } from '../../components/Button/Button.js'
import { IconHome } from '../../components/Icon/layoutIcons.js'
import { Link } from '../../components/Link/Link.js'
import { StatusPage } from '../shared/pages/StatusPage.js'
import type { LinkItem } from '../link.types.js'
import * as page from '../shared/styles/statusPage.css.js'

/** Page for an unknown URL (ROUTE-51, ROUTE-52). Contains the page's `<h1>`. */
export interface NotFoundPageProps extends RootProps {
  /** Overline: a few words above the heading. */
  readonly overline: string
  /** Heading. */
  readonly title: string
  /** Sentence with the path. */
  readonly message: string
  /** Link to the home page. */
  readonly homeLink: LinkItem
  /** `SearchField`. */
  readonly search?: ReactNode
  /** Suggested pages. */
  readonly links?: { readonly title: string; readonly items: readonly LinkItem[] } | undefined
}

/** Page for an unknown URL: the path, a search and suggestions. */
export function NotFoundPage({ overline, title, message, homeLink, search, links, ...rest }: NotFoundPageProps) {
  return (
    <StatusPage overline={overline} title={title} text={message} isCut {...rest}>
      {search && <div className={page.wide}>{search}</div>}
      <ButtonLink href={homeLink.href} size="large" icon={IconHome}>
        {homeLink.text}
      </ButtonLink>
      {links && <Suggestions {...links} />}
    </StatusPage>
  )
}

function Suggestions({ title, items }: NonNullable<NotFoundPageProps['links']>) {
  const titleId = useId()
  return (
    <nav aria-labelledby={titleId} className={page.wide}>
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
