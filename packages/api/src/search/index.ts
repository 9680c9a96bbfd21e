export { createSearchClient, type SearchClient, type SearchRequest } from './searchClient.ts'
export { postSearch, postSuggest, type FoundPage, type FoundRecord, type FoundSuggestion } from './searchProxy.ts'
