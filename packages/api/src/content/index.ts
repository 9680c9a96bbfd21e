export type * from './content.types.ts'
export {
  createContentClient,
  type ChangesRequest,
  type ContentChanges,
  type ContentClient,
  type ContentPreference,
  type PageAddress,
  type PageUnlocking,
  type SitePage,
  type UnlockRequest,
} from './contentClient.ts'
export { toPreferredLanguages } from './preferredLanguages.ts'
