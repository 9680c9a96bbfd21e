import type { Text } from '../../seed/seed.types.ts'
import type { LocalizedText } from './localize.ts'

/** Maps a text of a seed to its stored form. */
export function toStoredText(text: Text): LocalizedText {
  return typeof text === 'string' ? text : { ...text }
}

/** Like `toStoredText`, for optional texts. */
export function toOptionalText(text: Text | undefined): LocalizedText | null {
  return text === undefined ? null : toStoredText(text)
}
