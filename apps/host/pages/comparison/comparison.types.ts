import type { Specification } from '@kudex/domain/catalogue'
import type { ComparisonEntry } from '@kudex/domain/comparison'
import type { MeasurementSystem } from '@kudex/domain/measurement'
import type { ChosenProduct, ChosenProducts } from '../../features/basket/index.ts'

/** The overview of the comparison: the products that the address names. */
export interface ComparisonOverviewPageProps {
  readonly chosen: ChosenProducts
}

/** Products of one category beside each other (CMP-08…12). */
export interface ComparisonPageProps {
  readonly category: { readonly slug: string; readonly name: string }
  /** In the order of the address. */
  readonly columns: readonly ComparedColumn[]
  /** Further products of the category. */
  readonly choices: readonly { readonly slug: string; readonly name: string }[]
  /** Named by the address and left out: slugs without a product, and names of products that do not belong here. */
  readonly leftOut: {
    readonly missing: readonly string[]
    readonly elsewhere: readonly string[]
    readonly otherCategory: readonly string[]
  }
  /** Where the host answers the table as a file; the query says of what. */
  readonly fileHref: string
  readonly isHidingIdentical: boolean
  /** The system to start with (LOCALE-17). */
  readonly measurementSystem: MeasurementSystem
}

/** One product, or one variant of it, with its data in the form of the locale. */
export interface ComparedColumn extends ComparisonEntry, Omit<ChosenProduct, 'category' | 'slug'> {
  readonly specifications: readonly Specification[]
}
