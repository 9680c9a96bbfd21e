export { maxFacets, selectFacets, type FacetKind, type FacetStatistics } from './facets.ts'
export { toFeatures, type Feature, type ListedText } from './features.ts'
export { countChoice, filterEntries, overlaps } from './filterEntries.ts'
export {
  changeRange,
  hasFilters,
  isListingParameter,
  readListingState,
  toFilterName,
  toggleChoice,
  writeListingState,
  type Filters,
  type ListingSort,
  type ListingState,
  type RangeFilter,
} from './listingState.ts'
export { parseQuantity, parseTypedNumber } from './parseQuantity.ts'
export type { ListingFacet, ProductListing } from './listing.types.ts'
