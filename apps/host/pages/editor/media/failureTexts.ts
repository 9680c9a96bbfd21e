import { mediaMessages } from '../../../features/authoring/index.ts'
import { libraryMessages as messages } from './library.messages.ts'

/** Why a picture or a file was not stored. */
export const failureTexts = {
  none: messages.none,
  tooLarge: messages.tooLarge,
  refused: mediaMessages.uploadRefused,
  stale: messages.stale,
  failed: mediaMessages.uploadFailed,
}
