import { Link } from '../../components/Link/Link.js'
import { Picture } from '../../components/Picture/Picture.js'
import { join } from '../../foundations/join.js'
import type { HeaderFlyout as Flyout, HeaderFlyoutSection, HeaderMarketing } from './Header.types.js'
import * as styles from './HeaderFlyout.css.js'

/** Flyout of a top-level entry: marketing on the left, link sections on the right (NAV-09). */
export function HeaderFlyout({ flyout }: { flyout: Flyout }) {
  return (
    <div className={styles.flyout}>
      <div className={styles.inner}>
        {flyout.marketing && <Marketing {...flyout.marketing} />}
        <div className={join(styles.sections, !flyout.marketing && styles.sectionsWide)}>
          {flyout.overview && (
            <div className={styles.overview}>
              <Link look="standalone" href={flyout.overview.href} newTab={flyout.overview.openInNewTab}>
                {flyout.overview.text}
              </Link>
            </div>
          )}
          {flyout.sections.map((section) => (
            <Section key={section.id} {...section} />
          ))}
        </div>
      </div>
    </div>
  )
}

function Marketing({ title, lang, description, picture, link, logos = [] }: HeaderMarketing) {
  return (
    <div className={styles.marketing}>
      {picture && <Picture picture={picture} ratio="fill" className={styles.marketingPicture} />}
      <p className={styles.marketingTitle} lang={lang}>
        {title}
      </p>
      {description && (
        <p className={styles.marketingText} lang={lang}>
          {description}
        </p>
      )}
      {link && (
        <Link look="standalone" href={link.href} newTab={link.openInNewTab}>
          {link.text}
        </Link>
      )}
      {logos.length > 0 && (
        <ul role="list" className={styles.logos}>
          {logos.map((logo) => (
            <li key={logo.id} className={styles.logo}>
              {logo.href ? (
                <Link look="quiet" href={logo.href}>
                  <Picture picture={logo.picture} />
                </Link>
              ) : (
                <Picture picture={logo.picture} />
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Section({ title, lang, links }: HeaderFlyoutSection) {
  return (
    <div>
      {title && (
        <p className={styles.sectionTitle} lang={lang}>
          {title}
        </p>
      )}
      <ul role="list">
        {links.map((link) => (
          <li key={`${link.href} ${link.text}`} className={styles.entry}>
            <Link
              look="quiet"
              href={link.href}
              newTab={link.openInNewTab}
              lang={link.lang}
              aria-current={link.isCurrent ? 'page' : undefined}
              className={styles.link}
            >
              <span className={styles.linkText}>{link.text}</span>
              {link.description && <span className={styles.description}>{link.description}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
