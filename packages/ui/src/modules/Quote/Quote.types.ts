import type { Picture } from '../../components/Picture/Picture.types.js'

/** What somebody said, large. */
export interface QuoteProps {
  /** What was said, with the quotation marks of the language. */
  readonly text: string
  /** Who said it. */
  readonly author?: string | undefined
  /** What this person does, and where. */
  readonly role?: string | undefined
  /** The picture with its sizes and the text that stands for it. */
  readonly picture?: Picture | undefined
  /** Anchor that links can lead to. */
  readonly id?: string | undefined
}
