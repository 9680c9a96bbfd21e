/** What the local storage keys of all drafts of tickets start with; a logout deletes them (AUTH-13). */
export const draftStoragePrefix = 'kudex-ticket-draft:'
