export { maxFacets, selectFacets, type FacetKind, type FacetStatistics } from './facets.ts'
export { toFacetKey, toFeatures, type Feature, type ListedText } from './features.ts'
export {
  resolveBar,
  resolveFigure,
  resolveFigures,
  resolveScale,
  selectDecidingFacets,
  type Bar,
  type Figure,
} from './figures.ts'
export { countChoice, filterEntries, overlaps } from './filterEntries.ts'
export {
  changeRange,
  hasFilters,
  isListingParameter,
  listingViews,
  readListingState,
  toFilterName,
  toggleChoice,
  writeListingState,
  type Filters,
  type ListingSort,
  type ListingState,
  type ListingView,
  type RangeFilter,
} from './listingState.ts'
export { formatGauge, parseDimensions, parseQuantity, parseTypedNumber } from './parseQuantity.ts'
export type { KeyedSpecification, ListedProduct, ListingFacet, ProductListing } from './listing.types.ts'
