import type { Text } from '../../seed/seed.types.ts'
import type { LocalizedText } from './localize.ts'

/** A text of a seed as it is stored. */
export function toStoredText(text: Text): LocalizedText {
  return typeof text === 'string' ? text : { ...text }
}

/** As `toStoredText`, for texts that may be absent. */
export function toOptionalText(text: Text | undefined): LocalizedText | null {
  return text === undefined ? null : toStoredText(text)
}
