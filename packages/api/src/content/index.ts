export type * from './content.types.ts'
export type * from './editorial.types.ts'
export type { ContentContact } from './contactClient.ts'
export type { MediaReleasesRequest, NewsFeedRequest, StoriesRequest } from './editorialClient.ts'
export {
  createContentClient,
  type ChangesRequest,
  type ContentChanges,
  type ContentClient,
  type PageAddress,
  type PageUnlocking,
  type SitePage,
  type UnlockRequest,
} from './contentClient.ts'
export type { ContentPreference } from './contentPreference.ts'
export { toPreferredLanguages } from './preferredLanguages.ts'
