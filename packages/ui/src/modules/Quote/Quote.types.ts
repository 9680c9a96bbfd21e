import type { Picture } from '../../components/Picture/Picture.types.js'

/** What somebody said, large. */
export interface QuoteProps {
  readonly text: string
  readonly author?: string | undefined
  readonly role?: string | undefined
  readonly picture?: Picture | undefined
  readonly id?: string | undefined
}
