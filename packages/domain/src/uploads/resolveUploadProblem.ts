import { uploadSizeLimit } from '../limits/index.ts'
import { recognizeMedia } from './recognizeMedia.ts'

/** Why a file is rejected. */
export type UploadProblem = 'empty' | 'tooLarge' | 'wrongKind'

/** Finds why a file cannot be uploaded, by its size and first bytes; null if it can (FORM-13, FORM-14). */
export function resolveUploadProblem(file: {
  /** Bytes. */
  readonly size: number
  readonly start: Uint8Array
}): UploadProblem | null {
  if (file.size > uploadSizeLimit) return 'tooLarge'
  if (file.size <= 0) return 'empty'
  return recognizeMedia(file.start) === null ? 'wrongKind' : null
}
