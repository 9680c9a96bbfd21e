import type { Picture } from '../../components/Picture/Picture.types.js'

/** Large quotation. */
export interface QuoteProps {
  /** Quotation with the quotation marks of its language. */
  readonly text: string
  /** Name of the speaker. */
  readonly author?: string | undefined
  /** Role and organization of the speaker. */
  readonly role?: string | undefined
  /** Picture with sources and alternative text. */
  readonly picture?: Picture | undefined
  /** Id of the element, as a target of links. */
  readonly id?: string | undefined
}
