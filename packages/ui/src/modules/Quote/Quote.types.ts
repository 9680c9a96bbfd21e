import type { Picture } from '../picture.types.js'

/** What somebody said, large. */
export interface QuoteProps {
  readonly text: string
  readonly author?: string | undefined
  readonly role?: string | undefined
  readonly picture?: Picture | undefined
  readonly id?: string | undefined
}
