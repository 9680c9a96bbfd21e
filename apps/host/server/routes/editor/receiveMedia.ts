import { randomBytes } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { sendUpload, UploadError } from '@kudex/api/uploads'
import { maxUploadFailures, postedFileTimeout, postedPartTimeout } from '../../limits.ts'
import type { PostedForm } from '../../hostContext.ts'
import { readPostedFiles, removeFiles, type PostedFields, type PostedFile } from '../uploads/readPostedFiles.ts'

/** Result of reading the file of a form. `none`: no file was chosen. */
export type ReceivedMedia =
  | { readonly kind: 'sent'; readonly uploadId: string; readonly language: string | undefined }
  | { readonly kind: 'failed'; readonly reason: 'none' | 'tooLarge' | 'refused' | 'failed' }

export type ReceiveMedia = (posted: PostedForm) => Promise<ReceivedMedia>

interface ReceiveMediaOptions {
  /** Address of the upload service. */
  readonly url: string
  /** Folder of temporary files. */
  readonly folder: string
  readonly onError: (error: unknown) => void
}

/** Reads the file of a form that an editor posts without script, and sends it to the upload service. */
export function createReceiveMedia({ url, folder, onError }: ReceiveMediaOptions): ReceiveMedia {
  return async ({ incoming, clientAddress }) => {
    const fields: PostedFields = { claims: [], removals: [] }
    const files = await readPostedFiles(incoming, { folder, fields })
    if (typeof files === 'number') {
      // The browser reads the response only after it has sent the body.
      if (!incoming.complete) incoming.resume()
      return { kind: 'failed', reason: files === 413 ? 'tooLarge' : 'none' }
    }
    const [file] = files
    try {
      return file ? await sendFile(file, fields.language, clientAddress) : { kind: 'failed', reason: 'none' }
    } finally {
      await removeFiles(files)
    }
  }

  async function sendFile(
    { path, name, problem }: PostedFile,
    language: string | undefined,
    clientAddress: string,
  ): Promise<ReceivedMedia> {
    // The upload service recognizes documents, which are for editors only.
    if (problem === 'tooLarge') return { kind: 'failed', reason: 'tooLarge' }
    if (problem === 'empty') return { kind: 'failed', reason: 'none' }
    try {
      const { location } = await sendUpload(new File([await openAsBlob(path)], name), {
        path: url,
        purpose: 'content',
        key: randomBytes(16).toString('hex'),
        headers: { 'x-forwarded-for': clientAddress },
        signal: AbortSignal.timeout(postedFileTimeout),
        patience: postedPartTimeout,
        pause: async (failures, signal) => {
          if (failures > maxUploadFailures) throw new UploadError('failed')
          await pause(500, null, { signal })
        },
      })
      return { kind: 'sent', uploadId: location.split('/').at(-1) ?? '', language }
    } catch (error) {
      if (error instanceof UploadError && error.fault === 'wrongKind') return { kind: 'failed', reason: 'refused' }
      if (error instanceof UploadError && error.fault === 'tooLarge') return { kind: 'failed', reason: 'tooLarge' }
      onError(error)
      return { kind: 'failed', reason: 'failed' }
    }
  }
}
