export type * from './content.types.ts'
export type { ContentImage } from './contentImage.types.ts'
export type { ContentBlock } from './blocks/toContentBlock.ts'
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
export { toPreferredLanguages, type ContentPreference } from './contentPreference.ts'
