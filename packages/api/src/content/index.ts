export type { ContentContact } from './contactClient.ts'
export type * from './editorialClient.ts'
export {
  createContentClient,
  type ContentChanges,
  type ContentClient,
  type PageUnlocking,
  type SitePage,
  type UnlockRequest,
} from './contentClient.ts'
export { toPreferredLanguages, type ContentPreference } from './contentPreference.ts'
export type { ContentBlock, ContentImage } from './toContentBlock.ts'
export type { ContentFooter, FooterLink } from './toContentFooter.ts'
export type { ContentNavigation } from './toContentNavigation.ts'
export type { ContentPage } from './toContentPage.ts'
export { createContentOperationCheck } from './contentOperations.ts'
export {
  createTranslationClient,
  type PageTranslations,
  type SourceChanges,
  type TranslationClient,
} from './translationClient.ts'
export { createHostReportClient, type HostReportClient } from './hostReportClient.ts'
export {
  createEditingClient,
  type EditedEntry,
  type EditingClient,
  type EntrySaving,
  type ListedRecord,
  type MediaId,
  type MediaItem,
} from './editingClient.ts'
export {
  createHistoryClient,
  type ChangeList,
  type EntryHistory,
  type HistoryClient,
  type HistoryEntry,
} from './historyClient.ts'
export {
  createPublishingClient,
  type PagePublishing,
  type PublishingClient,
  type PublishingStep,
} from './publishingClient.ts'
