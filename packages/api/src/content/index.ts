export type * from './content.types.ts'
export {
  createContentClient,
  type ChangesRequest,
  type ContentChanges,
  type ContentClient,
  type ContentPreference,
  type PageAddress,
} from './contentClient.ts'
export { toPreferredLanguages } from './preferredLanguages.ts'
