/** Prefix of the local storage keys of all drafts of tickets; a logout deletes them (AUTH-13). */
export const draftStoragePrefix = 'kudex-ticket-draft:'
