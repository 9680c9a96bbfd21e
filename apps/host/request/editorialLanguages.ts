/** Languages in which lists of stories and media releases are complete (PAGE-06, contract, demo content). */
export const editorialLanguages = ['de', 'en'] as const
