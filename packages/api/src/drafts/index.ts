export { createDraftClient, type DraftEntry, type PageChoice, type PageChoices } from './draftClient.ts'
