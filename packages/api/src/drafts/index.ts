export { createDraftClient, type DraftEntry, type PageChoice } from './draftClient.ts'
