import type { ProductCardItem } from './ProductCard.js'

/** Props of a card. An application's products may have more fields, which would become attributes of its element. */
export function toCardProps(product: ProductCardItem): ProductCardItem {
  const { id, name, href, description, picture, brand, figure, figures, lang } = product
  return { id, name, href, description, picture, brand, figure, figures, lang }
}
