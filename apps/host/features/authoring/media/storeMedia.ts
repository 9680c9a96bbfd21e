import { createMediaLibrary, type NewMedia, type ReplacedItem } from '@kudex/api/media-library'
import { pictureMegabytesLimit, uploadMegabytesLimit } from '@kudex/domain/limits'
import type { StoreUpload } from './mediaUpload.actors.ts'

/** Stores an upload as a new picture. */
export const storePicture: StoreUpload = (location, signal) => store({ location }, signal)

/** Stores an upload as a new file in the language that is chosen then. */
export function createStoreFile(getLanguage: () => string): StoreUpload {
  return (location, signal) => store({ location, language: getLanguage() }, signal)
}

/** Puts an upload in the place of a picture or file. */
export function createReplace(replaced: ReplacedItem): StoreUpload {
  return async (location, signal) => {
    const result = await createMediaLibrary().replace(replaced, location, signal)
    return result === 'replaced' ? { kind: 'stored', item: null } : { kind: result }
  }
}

async function store(media: NewMedia, signal: AbortSignal): ReturnType<StoreUpload> {
  const item = await createMediaLibrary().store(media, signal)
  return item.kind === 'picture' || item.kind === 'file' ? { kind: 'stored', item } : { kind: item.kind }
}

/** The accepted types, as the attribute `accept` of a field. */
export const mediaTypes = {
  pictures: 'image/*',
  files: 'application/pdf,video/mp4,video/webm,text/vtt,.vtt',
}

/** The largest upload in megabytes, for texts. */
export const mediaMegabytes = { pictures: pictureMegabytesLimit, files: uploadMegabytesLimit }
