import { listItems } from '@kudex/domain/basket'
import { formatEntry, toComparisonPath } from '@kudex/domain/comparison'
import { Button, IconCheck, IconPlus, VisuallyHidden } from '@kudex/ui'
import { useState, type FormEvent } from 'react'
import { useAppContext, type ProductActionProps } from '../shared/index.ts'
import { sendToBasket, useBasket } from './basketStore.ts'
import { productActionMessages as messages } from './productAction.messages.ts'

/**
 * Adds a product to the comparison or takes it out again (CAT-27, CMP-03, CMP-04). A form: without script it opens the
 * comparison with this product.
 */
export function CompareAction({ name, slug, classificationSlug, variantId, size = 'small' }: ProductActionProps) {
  const { intl, link } = useAppContext()
  const { basket } = useBasket()
  const [said, setSaid] = useState('')
  const items = listItems(basket).filter(
    (item) => item.slug === slug && (variantId === undefined || item.variantId === variantId),
  )
  const isIn = items.length > 0
  const text = intl.formatMessage(isIn ? messages.remove : messages.add)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setSaid(intl.formatMessage(isIn ? messages.removed : messages.added, { name }))
    if (!isIn) void sendToBasket({ type: 'product.add', classificationSlug, slug, variantId: variantId ?? null })
    else if (variantId === undefined) void sendToBasket({ type: 'product.remove', slug })
    else for (const { key } of items) void sendToBasket({ type: 'instance.remove', key })
  }
  return (
    <form action={link(toComparisonPath(classificationSlug))} method="get" onSubmit={handleSubmit}>
      <input type="hidden" name="product" value={formatEntry({ slug, variantId: variantId ?? null })} />
      <Button
        type="submit"
        look="outline"
        size={size}
        icon={isIn ? IconCheck : IconPlus}
        aria-label={intl.formatMessage(messages.label, { action: text, name })}
      >
        {text}
      </Button>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </form>
  )
}
