import { listItems } from '@kudex/domain/basket'
import { formatEntry, toComparisonPath } from '@kudex/domain/comparison'
import { Button, IconCheck, IconPlus, VisuallyHidden } from '@kudex/ui'
import { useState, type FormEvent } from 'react'
import { useAppContext } from '../shared/appContext.ts'
import { createKey } from '../shared/createKey.ts'
import type { ProductActionProps } from '../shared/feature.types.ts'
import { useBasket } from './BasketProvider.tsx'
import { productActionMessages as messages } from './productAction.messages.ts'

/**
 * Adds a product to the comparison or removes it (CAT-27, CMP-03, CMP-04). Without script the form opens the comparison
 * with this product; a submit before hydration is repeated afterwards (`data-replay`).
 */
export function CompareAction({ name, slug, classificationSlug, variantId, size = 'small' }: ProductActionProps) {
  const { intl, link } = useAppContext()
  const { basket, send } = useBasket()
  const [announcement, setAnnouncement] = useState('')
  const items = listItems(basket).filter(
    (item) => item.slug === slug && (variantId === undefined || item.variantId === variantId),
  )
  const isIn = items.length > 0
  const text = intl.formatMessage(isIn ? messages.remove : messages.add)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setAnnouncement(intl.formatMessage(isIn ? messages.removed : messages.added, { name }))
    if (!isIn) send({ type: 'product.add', classificationSlug, key: createKey(), slug, variantId: variantId ?? null })
    else if (variantId === undefined) send({ type: 'product.remove', slug })
    else for (const { key } of items) send({ type: 'instance.remove', key })
  }
  return (
    <form data-replay="" action={link(toComparisonPath(classificationSlug))} method="get" onSubmit={handleSubmit}>
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
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </form>
  )
}
