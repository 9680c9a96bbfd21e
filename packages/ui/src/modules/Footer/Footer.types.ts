import type { ReactNode } from 'react'
import type { LinkItem } from '../link.types.js'

/** Foot of every page: contact link, sections, legal line (NAV-11). */
export interface FooterProps {
  /** Key of the brand whose sign is shown. */
  readonly brand: string
  /** Name of the site, which the sign is read out as. */
  readonly siteName: string
  /** Stands for the sign and name of the house's brands, as in the header. */
  readonly logo?: ReactNode
  /** The way to the home page. */
  readonly homeLink: { readonly href: string; readonly label: string }
  /** The invitation to get in touch. */
  readonly contact?: { readonly title: string; readonly text?: string | undefined; readonly link: LinkItem } | undefined
  /** Groups of links. */
  readonly sections: readonly {
    readonly id: string
    readonly title: string
    /** The language of the title where it is not the page's. */
    readonly lang?: string | undefined
    readonly links: readonly LinkItem[]
  }[]
  /** Who owns it, and the links the law asks for. */
  readonly legal: { readonly copyright: string; readonly links: readonly LinkItem[] }
  /** The choice of country and language. */
  readonly localeSelector?: ReactNode
  /** Words on controls and words that are only read out. */
  readonly labels: {
    /** Name of the footer's navigation landmark. */
    readonly navigation: string
    readonly legal: string
  }
  /** `inverse` stands light on dark. */
  readonly theme?: 'default' | 'inverse' | undefined
}
