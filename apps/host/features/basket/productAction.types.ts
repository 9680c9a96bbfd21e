/** The product that an action stands beside. */
export interface ProductActionProps {
  readonly name: string
  readonly slug: string
  /** Its home, within which it can be compared (CMP-08). */
  readonly classificationSlug: string
  /** The variant that the action stands beside; null or left out for the product. */
  readonly variantId?: string | null
  /** A small control on a card, or a full one in the head of a page. */
  readonly size?: 'small' | 'medium'
}
