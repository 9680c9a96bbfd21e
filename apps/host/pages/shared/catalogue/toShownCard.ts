import type { IntlShape } from '@kudex/intl/messages'
import type { ProductCardItem } from '@kudex/ui'
import type { ProductCard } from './catalogue.types.ts'
import { cardMessages } from './card.messages.ts'

/** A card with its formatted number of variants, if there are several. */
export function toShownCard({ variantCount, ...card }: ProductCard, intl: IntlShape): ProductCardItem {
  if (variantCount < 2) return card
  return { ...card, figure: intl.formatMessage(cardMessages.variantCount, { count: variantCount }) }
}
