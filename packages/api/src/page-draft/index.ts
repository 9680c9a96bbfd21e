export { createPageDraftClient } from './pageDraftClient.ts'
