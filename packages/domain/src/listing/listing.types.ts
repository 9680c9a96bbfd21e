import type { ProductSummary, Specification } from '../catalogue/catalogue.types.ts'
import type { FacetKind } from './facets.ts'

/** A facet with the number of entries per value. */
export interface ListingFacet {
  readonly key: string
  readonly kind: FacetKind
  readonly name: string
  readonly unit: string | null
  /** The ends of a range over the whole list; null for choices. */
  readonly low: number | null
  readonly high: number | null
  readonly values: readonly ListingFacetValue[]
}

/** A value of a facet; the one of a range is empty and counts the entries that have a number. */
export interface ListingFacetValue {
  readonly value: string
  readonly label: string
  readonly count: number
}

/** A specification with the ids that facets use for it. */
export interface KeyedSpecification extends Specification {
  /** Id of its facet: `wire-cross-section-mm2`. */
  readonly key: string
  /** Ids of its choices: `ptfe`. */
  readonly choices: readonly string[]
}

/** A product of a list with its technical data in one measurement system. */
export interface ListedProduct extends ProductSummary {
  readonly specifications: readonly KeyedSpecification[]
}

/** A page of the list of a classification. */
export interface ProductListing {
  /** Entries of the whole list. */
  readonly total: number
  readonly products: readonly ListedProduct[]
  readonly facets: readonly ListingFacet[]
}
