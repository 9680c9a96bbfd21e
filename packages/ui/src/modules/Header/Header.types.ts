import type { ReactNode } from 'react'
import type { LinkItem } from '../link.types.js'
import type { Picture } from '../../components/Picture/Picture.types.js'

/** The site's header with its main navigation (NAV-09, NAV-12). */
export interface HeaderProps {
  /** Key of the brand whose sign is shown. */
  readonly brand: string
  /** Name of the site, which the sign is read out as. */
  readonly siteName: string
  /** Stands for the sign and name of the house's brands; a brand of its own draws its logo here. */
  readonly logo?: ReactNode
  /** The way to the home page. */
  readonly homeLink: { readonly href: string; readonly label: string }
  /** The main entries, some with a flyout. */
  readonly navigation: readonly HeaderNavigationItem[]
  /** Words on controls and words that are only read out. */
  readonly labels: {
    /** Name of the navigation landmark. */
    readonly navigation: string
    readonly openMenu: string
    readonly closeMenu: string
  }
  /** The search field of the site. */
  readonly search?: ReactNode
  /** Further buttons of features: comparison, news feed. */
  readonly actions?: ReactNode
  /** The choice of country and language. */
  readonly localeSelector?: ReactNode
  /** The menu of the person who is signed in, or the link to log in. */
  readonly userMenu?: ReactNode
  /** `inverse` stands light on dark. */
  readonly theme?: 'default' | 'inverse' | undefined
  /** A hidden header is not rendered at all (NAV-12). */
  readonly hidden?: boolean | undefined
}

/** A top entry: a plain link, or a button that opens its flyout. */
export interface HeaderNavigationItem extends LinkItem {
  readonly id: string
  /** The entry whose page is shown; `within` where a page below it is. */
  readonly isCurrent?: boolean | 'within' | undefined
  readonly flyout?: HeaderFlyout | undefined
}

/** What opens below a top entry (NAV-09). */
export interface HeaderFlyout {
  /** Link to the entry's own page; first in the flyout, since the entry itself only opens it. */
  readonly overview?: LinkItem | undefined
  readonly sections: readonly HeaderFlyoutSection[]
  readonly marketing?: HeaderMarketing | undefined
}

export interface HeaderFlyoutSection {
  readonly id: string
  readonly title?: string | undefined
  /** The language of the title where it is not the page's. */
  readonly lang?: string | undefined
  readonly links: readonly (LinkItem & {
    readonly description?: string | undefined
    readonly isCurrent?: boolean | undefined
  })[]
}

/** Marketing title, description and logo section of a navigation item (NAV-01). */
export interface HeaderMarketing {
  readonly title: string
  /** The language of title and description where it is not the page's. */
  readonly lang?: string | undefined
  readonly description?: string | undefined
  readonly picture?: Picture | undefined
  readonly link?: LinkItem | undefined
  readonly logos?:
    | readonly { readonly id: string; readonly picture: Picture; readonly href?: string | undefined }[]
    | undefined
}
