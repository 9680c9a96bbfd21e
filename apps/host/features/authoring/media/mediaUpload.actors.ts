import { mediaUploadMachine, type StoreInput, type StoreResult } from '@kudex/machines/media-upload'
import { fromPromise } from 'xstate'
import { createUploadPorts } from '../../uploads/index.ts'

/** Stores an upload that has arrived. */
export type StoreUpload = (location: string, signal: AbortSignal) => Promise<StoreResult>

/** The upload of a picture or file with the host's upload endpoint. */
export function provideMediaUpload(storeUpload: StoreUpload): typeof mediaUploadMachine {
  const { sendFile } = createUploadPorts({ purpose: 'content' })
  return mediaUploadMachine.provide({
    actors: {
      sendFile,
      storeFile: fromPromise<StoreResult, StoreInput>(({ input, signal }) => storeUpload(input.location, signal)),
    },
  })
}
