import type { ReactNode } from 'react'
import type { LinkItem } from '../link.types.js'

/** Footer of every page: contact link, sections, legal line (NAV-11). */
export interface FooterProps {
  /** Key of the brand whose logo is shown. */
  readonly brand: string
  /** Name of the site, the logo's accessible name. */
  readonly siteName: string
  /** Custom logo, replaces the built-in logo and site name. */
  readonly logo?: ReactNode
  /** Link to the home page. */
  readonly homeLink: { readonly href: string; readonly label: string }
  /** The invitation to get in touch. */
  readonly contact?: { readonly title: string; readonly text?: string | undefined; readonly link: LinkItem } | undefined
  /** Groups of links. */
  readonly sections: readonly {
    readonly id: string
    readonly title: string
    /** Language of the title if it differs from the page's. */
    readonly lang?: string | undefined
    readonly links: readonly LinkItem[]
  }[]
  /** Copyright notice and legal links. */
  readonly legal: { readonly copyright: string; readonly links: readonly LinkItem[] }
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
