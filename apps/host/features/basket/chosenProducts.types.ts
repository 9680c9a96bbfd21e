import type { Picture } from '@kudex/ui'

/** What the overview of the comparison tells of the products it is asked about; the panel shows the same. */
export interface ChosenProducts {
  readonly products: readonly ChosenProduct[]
  /** Slugs that the catalogue does not have. */
  readonly missing: readonly string[]
  /** Those that the country does not have (CMP-15). */
  readonly elsewhere: readonly { readonly slug: string; readonly name: string }[]
}

/** A product that may be compared. */
export interface ChosenProduct {
  readonly slug: string
  readonly name: string
  readonly href: string
  readonly picture: Picture
  /** Its home: the category that it is compared in (CMP-08). */
  readonly category: { readonly slug: string; readonly name: string }
  readonly variants: readonly ChosenVariant[]
}

export interface ChosenVariant {
  readonly id: string
  readonly nameMetric: string
  readonly nameImperial: string
}
