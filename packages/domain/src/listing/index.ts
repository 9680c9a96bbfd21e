export { mostChoices, mostFacets, selectFacets, type FacetKind, type FacetStatistics } from './facets.ts'
export { toFeatures, type Choice, type Feature, type ListedSpecification, type ListedText } from './features.ts'
export { countChoice, filterEntries, touches, type ListedEntry } from './filterEntries.ts'
export {
  changeRange,
  clearFilters,
  hasFilters,
  isListingParameter,
  listingSorts,
  readListingState,
  toFilterName,
  toggleChoice,
  writeListingState,
  type Filters,
  type ListingSort,
  type ListingState,
  type RangeFilter,
} from './listingState.ts'
export { parseQuantity, parseTypedNumber, type Span } from './parseQuantity.ts'
export type { ListingFacet, ListingFacetValue, ProductListing } from './listing.types.ts'
