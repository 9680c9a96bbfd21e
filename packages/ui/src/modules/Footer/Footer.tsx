import type { ReactNode } from 'react'
import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import { ButtonLink } from '../../components/Button/Button.js'
import { DisclosureSign } from '../../components/Disclosure/DisclosureSign.js'
import { IconArrowRight } from '../../components/Icon/layoutIcons.js'
import { Link } from '../../components/Link/Link.js'
import type { LinkItem } from '../link.types.js'
import { Logo } from '../Logo/Logo.js'
import * as styles from './Footer.css.js'

/** Footer of every page: contact link, sections, legal line (NAV-11). */
export interface FooterProps extends RootProps {
  /** Key of the brand whose logo is shown. */
  readonly brand: string
  /** Name of the site, the logo's accessible name. */
  readonly siteName: string
  /** Custom logo, replaces the built-in logo and site name. */
  readonly logo?: ReactNode
  /** Link to the home page. */
  readonly homeLink: { readonly href: string; readonly label: string }
  /** The invitation to get in touch. */
  readonly contact?:
    | {
        readonly title: string
        /** Language of the title if it differs from the page's. */
        readonly titleLang?: string | undefined
        readonly text?: string | undefined
        readonly link: LinkItem
      }
    | undefined
  /** Groups of links. */
  readonly sections: readonly {
    readonly id: string
    readonly title: string
    /** Language of the title if it differs from the page's. */
    readonly lang?: string | undefined
    readonly links: readonly LinkItem[]
  }[]
  /** Copyright notice and legal links. */
  readonly legal: {
    readonly copyright: string
    /** Language of the copyright notice if it differs from the page's. */
    readonly copyrightLang?: string | undefined
    readonly links: readonly LinkItem[]
  }
  /** `LocaleSelector`. */
  readonly localeSelector?: ReactNode
  /** Texts of controls and announcements. */
  readonly labels: {
    /** Name of the footer's navigation landmark. */
    readonly navigation: string
    readonly legal: string
  }
  /** `inverse` is light on dark. */
  readonly theme?: 'default' | 'inverse' | undefined
}

/** Footer of every page: contact link first, then the site's sections, then the legal line. */
export function Footer(props: FooterProps) {
  const {
    brand,
    siteName,
    homeLink,
    contact,
    sections,
    legal,
    localeSelector,
    labels,
    theme = 'default',
    logo,
    ...rest
  } = props
  return (
    <footer data-scheme={theme === 'inverse' ? 'dark' : undefined} {...rootProps(rest, styles.footer)}>
      <div className={styles.top}>
        {contact && (
          <div className={styles.contact}>
            <p lang={contact.titleLang} className={styles.contactTitle}>
              {contact.title}
            </p>
            {contact.text && <p className={styles.contactText}>{contact.text}</p>}
            <ButtonLink href={contact.link.href} lang={contact.link.lang} look="outline" trailingIcon={IconArrowRight}>
              {contact.link.text}
            </ButtonLink>
          </div>
        )}
        {sections.length > 0 && (
          <nav aria-label={labels.navigation} className={styles.sections}>
            {sections.map((section) => (
              <FooterSection key={section.id} {...section} />
            ))}
          </nav>
        )}
      </div>
      <div className={styles.bottom}>
        <Link look="quiet" href={homeLink.href} aria-label={homeLink.label} className={styles.home}>
          {logo ?? <Logo brand={brand} name={siteName} />}
        </Link>
        <div className={styles.legal}>
          <nav aria-label={labels.legal}>
            <ul role="list" className={styles.legalLinks}>
              <FooterLinks links={legal.links} />
            </ul>
          </nav>
          {localeSelector}
        </div>
        <p lang={legal.copyrightLang} className={styles.copyright}>
          {legal.copyright}
        </p>
      </div>
    </footer>
  )
}

/**
 * A disclosure on small screens, a heading on others. The list is beside `<details>`, not in it: only then can a style
 * sheet show it whether the disclosure is open or not.
 */
function FooterSection({ title, lang, links }: FooterProps['sections'][number]) {
  return (
    <div className={styles.section}>
      <h2 className={styles.sectionTitle} lang={lang}>
        {title}
      </h2>
      <details className={styles.disclosure}>
        <summary className={styles.summary} lang={lang}>
          {title}
          <DisclosureSign />
        </summary>
      </details>
      <ul role="list" className={styles.sectionLinks}>
        <FooterLinks links={links} />
      </ul>
    </div>
  )
}

function FooterLinks({ links }: { links: readonly LinkItem[] }) {
  return links.map((link) => (
    <li key={`${link.href} ${link.text}`}>
      <Link look="quiet" href={link.href} newTab={link.openInNewTab} className={styles.link} lang={link.lang}>
        {link.text}
      </Link>
    </li>
  ))
}
