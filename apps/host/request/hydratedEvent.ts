/** Dispatched on the document when its page is hydrated: early clicks are repeated (`server/pages/scripts/`). */
export const hydratedEvent = 'kudex-hydrated'
