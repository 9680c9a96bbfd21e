import type { Specification, Variant } from '@kudex/domain/catalogue'
import type { ComparisonEntry } from '@kudex/domain/comparison'
import type { MeasurementSystem } from '@kudex/domain/measurement'
import type { ChosenProduct, ChosenProducts } from '../../features/basket/index.ts'

/** The overview of the comparison: the products in the URL. */
export interface ComparisonOverviewPageProps {
  readonly chosen: ChosenProducts
}

/** Products of one category side by side (CMP-08…12). */
export interface ComparisonPageProps {
  readonly category: { readonly slug: string; readonly name: string }
  /** In the order of the URL. */
  readonly columns: readonly ComparedColumn[]
  /** Other products of the category. */
  readonly choices: readonly { readonly slug: string; readonly name: string }[]
  /** Products in the URL that are left out: slugs without a product, and names of products that do not belong here. */
  readonly leftOut: {
    readonly missing: readonly string[]
    readonly elsewhere: readonly string[]
    readonly otherCategory: readonly string[]
  }
  /** URL of the table as a file, with the compared products in the query. */
  readonly fileHref: string
  readonly isHidingIdentical: boolean
  /** The system to start with (LOCALE-17). */
  readonly measurementSystem: MeasurementSystem
}

/** A product or one of its variants, with its data formatted for the locale. */
export interface ComparedColumn extends ComparisonEntry, Omit<ChosenProduct, 'category' | 'slug' | 'variants'> {
  /** With both names, since the table can show the other measurement system. */
  readonly variants: readonly Pick<Variant, 'id' | 'nameMetric' | 'nameImperial'>[]
  readonly specifications: readonly Specification[]
}
