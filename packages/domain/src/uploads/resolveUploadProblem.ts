import { uploadSizeLimit } from '../limits/index.ts'
import { recognizeMedia } from './recognizeMedia.ts'

/** Why a file is not taken. */
export type UploadProblem = 'empty' | 'tooLarge' | 'wrongKind'

/** Tells what keeps a file from being uploaded, by its size and its first bytes; null where nothing does (FORM-13, FORM-14). */
export function resolveUploadProblem(file: {
  /** Bytes. */
  readonly size: number
  readonly start: Uint8Array
}): UploadProblem | null {
  if (file.size > uploadSizeLimit) return 'tooLarge'
  if (file.size <= 0) return 'empty'
  return recognizeMedia(file.start) === null ? 'wrongKind' : null
}
