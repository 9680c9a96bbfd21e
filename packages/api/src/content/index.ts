export type * from './content.types.ts'
export type { ContentImage } from './contentImage.types.ts'
export type { ContentBlock } from './blocks/toContentBlock.ts'
export type * from './editorial.types.ts'
export type { ContentContact } from './contactClient.ts'
export type { StoriesRequest } from './editorialClient.ts'
export {
  createContentClient,
  type ContentChanges,
  type ContentClient,
  type PageUnlocking,
  type SitePage,
  type UnlockRequest,
} from './contentClient.ts'
export { toPreferredLanguages, type ContentPreference } from './contentPreference.ts'
