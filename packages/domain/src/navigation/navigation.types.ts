/** A picture of the image service. */
export interface NavigationImage {
  readonly id: string
  readonly alt: string
  readonly width: number
  readonly height: number
}

/** A navigation item of the content service (NAV-01). */
export interface NavigationRecord {
  readonly id: string
  readonly title: string
  /** Language of the title; null if it is the same in all languages (WCAG 3.1.2). */
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

/** A group of items in a flyout, of the content service (NAV-09). */
export interface NavigationSectionRecord {
  readonly title: string | null
  readonly items: readonly NavigationRecord[]
}

/** A navigation item in one locale, country and mode (NAV-10). */
export interface NavigationItem {
  readonly id: string
  readonly title: string
  /** Language of the title; null if it is the same in all languages (WCAG 3.1.2). */
  readonly titleLanguage: string | null
  readonly breadcrumbOverride: string | null
  /** Children that menus show; none with hidden sub-items (NAV-04). */
  readonly items: readonly NavigationItem[]
  /** Children that menus do not show but that have a path and breadcrumbs (NAV-04). */
  readonly unlistedItems: readonly NavigationItem[]
  readonly countries: readonly string[]
  /** Localized URL; null for a heading. */
  readonly url: string | null
  /** Path without locale and site; null for a heading. */
  readonly unlocalizedUrl: string | null
  readonly hidden: boolean
  readonly hiddenSubItems: boolean
  /** Id of the parent, null at the top; not a reference, so that the tree can be serialized. */
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
