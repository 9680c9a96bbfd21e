/** Results per page (SEARCH-02). */
export const searchPageSize = 10

/** Maximum page number; deep pages are expensive. */
export const maxSearchPage = 100

/** Maximum length of a query in characters. */
export const maxSearchQueryLength = 200
