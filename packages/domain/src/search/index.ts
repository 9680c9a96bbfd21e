export { allowedEdits, editDistance } from './editDistance.ts'
export { foldText } from './foldText.ts'
export { markWords } from './markWords.ts'
export { listPartNumbers, toPartNumber } from './partNumbers.ts'
export { parseSearchInput, toLocaleCode, type SearchInput } from './parseSearchInput.ts'
export { removeBrandSuffix } from './removeBrandSuffix.ts'
export {
  isSearchType,
  searchTypes,
  type SearchResponse,
  type SearchRecord,
  type SearchSuggestion,
  type SearchType,
} from './search.types.ts'
export { maxSearchPage, maxSearchQueryLength, searchPageSize } from './searchLimits.ts'
export { isUnspaced, listPairs, splitFolded, splitWords, toPairs } from './splitWords.ts'
