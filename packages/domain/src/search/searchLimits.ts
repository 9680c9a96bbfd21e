/** Results of one page (SEARCH-02). */
export const searchPageSize = 10

/** Pages that can be asked for; nobody reads on for longer, and each costs more than the one before. */
export const lastSearchPage = 100

/** Characters of a query; a longer one is no question. */
export const longestSearchQuery = 200
