import { createMediaLibrary, type ReplacedItem } from '@kudex/api/media-library'
import type { StoreUpload } from './mediaUpload.actors.ts'

/** Stores an upload as a new picture or file. */
export const storeNewMedia: StoreUpload = async (location, signal) => {
  const item = await createMediaLibrary().store(location, signal)
  return item.kind === 'refused' ? { kind: 'refused' } : { kind: 'stored', item }
}

/** Puts an upload in the place of a picture or file. */
export function createReplace(replaced: ReplacedItem): StoreUpload {
  return async (location, signal) => {
    const result = await createMediaLibrary().replace(replaced, location, signal)
    return result === 'replaced' ? { kind: 'stored', item: null } : { kind: result }
  }
}

/** The accepted types, as the attribute `accept` of a field. */
export const mediaTypes = {
  pictures: 'image/*',
  files: 'application/pdf,video/mp4,video/webm,text/vtt,.vtt',
}
