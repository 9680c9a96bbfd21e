import type { ReactNode } from 'react'
import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import { Link } from '../../components/Link/Link.js'
import { Logo } from '../Logo/Logo.js'
import { CutWire } from '../shared/drawings/CutWire.js'
import type { LinkItem } from '../link.types.js'
import * as styles from './IdentityPage.css.js'

/** Layout of the identity service's pages; server-rendered, works without script. */
export interface IdentityPageProps extends RootProps {
  /** Key of the brand whose logo is shown. */
  readonly brand: string
  /** Name of the site, the logo's accessible name. */
  readonly siteName: string
  /** Link to the home page. */
  readonly homeLink?: { readonly href: string; readonly label: string } | undefined
  /** Available languages of the page. */
  readonly languages?: IdentityLanguages | undefined
  /** Footer links. */
  readonly links?: readonly LinkItem[] | undefined
  /** Accessible name of the footer links. */
  readonly linksLabel?: string | undefined
  /** Content. */
  readonly children: ReactNode
}

/** The languages of the page: links, the current one marked. */
export interface IdentityLanguages {
  readonly label: string
  readonly options: readonly {
    readonly href: string
    readonly text: string
    readonly lang: string
    readonly isCurrent?: boolean | undefined
  }[]
}

/** Layout of the identity service's pages: brand on the left, one task on the right. */
export function IdentityPage(props: IdentityPageProps) {
  const { brand, siteName, homeLink, languages, links = [], linksLabel, children, ...rest } = props
  return (
    <div {...rootProps(rest, styles.page)}>
      <header className={styles.brand} data-scheme="dark">
        {homeLink ? (
          <Link look="quiet" href={homeLink.href} aria-label={homeLink.label} className={styles.home}>
            <Logo brand={brand} name={siteName} />
          </Link>
        ) : (
          <span className={styles.home}>
            <Logo brand={brand} name={siteName} />
          </span>
        )}
        <div className={styles.drawing}>
          <CutWire />
        </div>
      </header>
      <main className={styles.main}>{children}</main>
      {(languages || links.length > 0) && (
        <footer className={styles.foot}>
          {languages && <Languages {...languages} />}
          {links.length > 0 && (
            <nav aria-label={linksLabel}>
              <ul role="list" className={styles.list}>
                {links.map((link) => (
                  <li key={link.href}>
                    <Link look="quiet" href={link.href} newTab={link.openInNewTab} className={styles.link}>
                      {link.text}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </footer>
      )}
    </div>
  )
}

function Languages({ label, options }: IdentityLanguages) {
  return (
    <nav aria-label={label}>
      <ul role="list" className={styles.list}>
        {options.map((option) => (
          <li key={option.href}>
            <Link
              look="quiet"
              href={option.href}
              lang={option.lang}
              hrefLang={option.lang}
              aria-current={option.isCurrent ? 'true' : undefined}
              className={styles.link}
            >
              {option.text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
