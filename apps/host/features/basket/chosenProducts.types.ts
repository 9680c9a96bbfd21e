import type { Picture } from '@kudex/ui'

/** The requested products on the overview page of the comparison; the panel shows the same. */
export interface ChosenProducts {
  readonly products: readonly ChosenProduct[]
  /** Slugs that the catalogue does not have. */
  readonly missing: readonly string[]
  /** Products that are not offered in the country (CMP-15). */
  readonly elsewhere: readonly { readonly slug: string; readonly name: string }[]
}

/** A product that may be compared. */
export interface ChosenProduct {
  readonly slug: string
  readonly name: string
  readonly href: string
  readonly picture: Picture
  /** The category in which it is compared (CMP-08). */
  readonly category: { readonly slug: string; readonly name: string }
  /** With their names in the measurement system of the visitor (CAT-16). */
  readonly variants: readonly { readonly id: string; readonly name: string }[]
}
