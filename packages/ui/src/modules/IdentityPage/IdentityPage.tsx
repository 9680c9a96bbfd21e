import { Link } from '../../components/Link/Link.js'
import { Logo } from '../Logo/Logo.js'
import { CutWire } from '../shared/drawings/CutWire.js'
import * as styles from './IdentityPage.css.js'
import type { IdentityLanguages, IdentityPageProps } from './IdentityPage.types.js'

/** Layout of the identity service's pages: brand on the left, one task on the right. */
export function IdentityPage(props: IdentityPageProps) {
  const { brand, siteName, homeLink, languages, links = [], linksLabel, children } = props
  return (
    <div className={styles.page}>
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
