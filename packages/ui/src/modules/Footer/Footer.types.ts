import type { ReactNode } from 'react'
import type { LinkItem } from '../link.types.js'

/** Foot of every page: contact link, sections, legal line (NAV-11). */
export interface FooterProps {
  readonly brand: string
  readonly siteName: string
  /** Stands for the sign and name of the house's brands, as in the header. */
  readonly logo?: ReactNode
  readonly homeLink: { readonly href: string; readonly label: string }
  readonly contact?: { readonly title: string; readonly text?: string | undefined; readonly link: LinkItem } | undefined
  readonly sections: readonly {
    readonly id: string
    readonly title: string
    /** The language of the title where it is not the page's. */
    readonly lang?: string | undefined
    readonly links: readonly LinkItem[]
  }[]
  readonly legal: { readonly copyright: string; readonly links: readonly LinkItem[] }
  readonly localeSelector?: ReactNode
  readonly labels: {
    /** Name of the footer's navigation landmark. */
    readonly navigation: string
    readonly legal: string
  }
  readonly theme?: 'default' | 'inverse' | undefined
}
