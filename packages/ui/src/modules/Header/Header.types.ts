import type { ReactNode } from 'react'
import type { RootProps } from '../../foundations/rootProps.js'
import type { LinkItem } from '../link.types.js'
import type { Picture } from '../../components/Picture/Picture.js'

/** The site's header with its main navigation (NAV-09, NAV-12). */
export interface HeaderProps extends Omit<RootProps, 'hidden'> {
  /** Key of the brand whose logo is shown. */
  readonly brand: string
  /** Name of the site, the logo's accessible name. */
  readonly siteName: string
  /** Custom logo, replaces the built-in logo and site name. */
  readonly logo?: ReactNode
  /** Link to the home page. */
  readonly homeLink: { readonly href: string; readonly label: string }
  /** The main entries, some with a flyout. */
  readonly navigation: readonly HeaderNavigationItem[]
  /** Texts of controls and announcements. */
  readonly labels: {
    /** Name of the navigation landmark. */
    readonly navigation: string
    readonly openMenu: string
    readonly closeMenu: string
  }
  /** The search field of the site. */
  readonly search?: ReactNode
  /** Buttons of features: comparison, news feed. */
  readonly actions?: ReactNode
  /** `LocaleSelector`. */
  readonly localeSelector?: ReactNode
  /** User menu, or the link to log in. An element that renders nothing would leave a gap on small screens. */
  readonly userMenu?: ReactNode
  /** `inverse` is light on dark. */
  readonly theme?: 'default' | 'inverse' | undefined
  /** A hidden header is not rendered at all (NAV-12). */
  readonly hidden?: boolean | undefined
}

/** A top entry: a plain link, or a button that opens its flyout. */
export interface HeaderNavigationItem extends LinkItem {
  readonly id: string
  /** Marks the current page; `within` if the current page is below it. */
  readonly isCurrent?: boolean | 'within' | undefined
  readonly flyout?: HeaderFlyout | undefined
}

/** Flyout of a top-level entry (NAV-09). */
export interface HeaderFlyout {
  /** Link to the entry's own page, first in the flyout because the entry only toggles it. */
  readonly overview?: LinkItem | undefined
  readonly sections: readonly HeaderFlyoutSection[]
  readonly marketing?: HeaderMarketing | undefined
}

export interface HeaderFlyoutSection {
  readonly id: string
  readonly title?: string | undefined
  /** Language of the title if it differs from the page's. */
  readonly lang?: string | undefined
  readonly links: readonly (LinkItem & {
    readonly description?: string | undefined
    readonly isCurrent?: boolean | undefined
  })[]
}

/** Marketing title, description and logo section of a navigation item (NAV-01). */
export interface HeaderMarketing {
  readonly title: string
  /** Language of title and description if it differs from the page's. */
  readonly lang?: string | undefined
  readonly description?: string | undefined
  readonly picture?: Picture | undefined
  readonly link?: LinkItem | undefined
  readonly logos?:
    | readonly { readonly id: string; readonly picture: Picture; readonly href?: string | undefined }[]
    | undefined
}
