/** A picture of the image service. */
export interface NavigationImage {
  readonly id: string
  readonly alt: string
  readonly width: number
  readonly height: number
}

/** A navigation item as the content service answers it (NAV-01). */
export interface NavigationRecord {
  readonly id: string
  readonly title: string
  /** The language of the title, null for one that is the same in all (WCAG 3.1.2). */
  readonly titleLanguage: string | null
  readonly breadcrumbOverride: string | null
  readonly items: readonly NavigationRecord[]
  readonly countries: readonly string[]
  readonly unlocalizedUrl: string | null
  readonly slug: string | null
  readonly pageId: string | null
  readonly pageType: string | null
  readonly target: string | null
  readonly hidden: boolean
  readonly hiddenSubItems: boolean
  readonly marketingTitle: string | null
  readonly marketingDescription: string | null
  readonly logo: NavigationImage | null
  readonly sections: readonly NavigationSectionRecord[]
}

/** A group of items in a flyout as the content service answers it (NAV-09). */
export interface NavigationSectionRecord {
  readonly title: string | null
  readonly items: readonly NavigationRecord[]
}

/** A navigation item in one locale, country and mode (NAV-10). */
export interface NavigationItem {
  readonly id: string
  readonly title: string
  /** The language of the title, null for one that is the same in all (WCAG 3.1.2). */
  readonly titleLanguage: string | null
  readonly breadcrumbOverride: string | null
  /** Items below it that menus list; none with hidden sub-items (NAV-04). */
  readonly items: readonly NavigationItem[]
  /** Items that menus do not list but that have an address and breadcrumbs (NAV-04). */
  readonly unlistedItems: readonly NavigationItem[]
  readonly countries: readonly string[]
  /** Localised address, null for a heading. */
  readonly url: string | null
  /** Address without locale and site, null for a heading. */
  readonly unlocalizedUrl: string | null
  readonly hidden: boolean
  readonly hiddenSubItems: boolean
  /** Id of the item above, null at the top; an id, so that the tree can travel as JSON. */
  readonly parentId: string | null
  readonly pageId: string | null
  readonly pageType: string | null
  /** Slugs from the top down to this item. */
  readonly path: readonly string[]
  readonly slug: string | null
  readonly target: string | null
  readonly marketingTitle: string | null
  readonly marketingDescription: string | null
  readonly logo: NavigationImage | null
  readonly sections: readonly NavigationSection[]
}

/** A group of items in a flyout (NAV-09). */
export interface NavigationSection {
  readonly title: string | null
  readonly items: readonly NavigationItem[]
}

/** A step of a breadcrumb trail; the last one has no link (NAV-17, NAV-19). */
export interface Breadcrumb {
  readonly title: string
  readonly url: string | null
}
