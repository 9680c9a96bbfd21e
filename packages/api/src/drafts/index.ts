export { createDraftClient, type DraftEntry } from './draftClient.ts'
