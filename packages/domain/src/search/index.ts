export { allowedEdits, editDistance } from './editDistance.ts'
export { foldText } from './foldText.ts'
export { markWords } from './markWords.ts'
export { listPartNumbers, toPartNumber } from './partNumbers.ts'
export { readSearchQuestion, toLocaleCode, type SearchQuestion } from './readSearchQuestion.ts'
export { removeBrandSuffix } from './removeBrandSuffix.ts'
export {
  isSearchType,
  searchTypes,
  type SearchAnswer,
  type SearchRecord,
  type SearchSuggestion,
  type SearchType,
} from './search.types.ts'
export { lastSearchPage, longestSearchQuery, searchPageSize } from './searchLimits.ts'
export { isUnspaced, splitFolded, splitWords, toPairs } from './splitWords.ts'
