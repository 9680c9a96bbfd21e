import type { BasketItem } from '@kudex/domain/basket'
import { readEntries, toComparisonPath, toComparisonQuery, type ComparisonEntry } from '@kudex/domain/comparison'
import { startTransition, useOptimistic } from 'react'
import { useBasket } from '../../features/basket/index.ts'
import { createKey, useAppContext } from '../../features/shared/index.ts'
import type { ComparisonPageProps } from './comparison.types.ts'

export interface ComparisonControls {
  /** The visitor's settings; they apply at once, before the data arrives. */
  readonly set: ComparisonSettings
  /** True if the basket lacks a product of the page, as with a shared URL. */
  readonly isMissingInBasket: boolean
  /** Adds the missing products to the basket. */
  readonly keep: () => void
  readonly add: (slug: string) => void
  readonly remove: (index: number) => void
  /** `value` is a parameter of the URL: `slug:variant`. */
  readonly changeVariant: (index: number, value: string) => void
  readonly hideIdentical: (isHiding: boolean) => void
}

export interface ComparisonSettings {
  readonly isHidingIdentical: boolean
  readonly variantIds: readonly (string | null)[]
}

/** Actions of a comparison: each navigates to a new URL and updates the basket if it has the product. */
export function useComparison(props: ComparisonPageProps): ComparisonControls {
  const { category, columns, isHidingIdentical } = props
  const { link, navigate } = useAppContext()
  const { isReady, basket, send } = useBasket()
  const items = Object.hasOwn(basket, category.slug) ? (basket[category.slug] ?? []) : []
  const { kept, lacking } = matchItems(columns, items)
  const [set, setOptimistic] = useOptimistic<ComparisonSettings>({
    isHidingIdentical,
    variantIds: columns.map(({ variantId }) => variantId),
  })
  const show = (entries: readonly ComparisonEntry[], isHiding = isHidingIdentical) =>
    startTransition(async () => {
      // Columns change once their data arrives.
      if (entries.length === columns.length)
        setOptimistic({ isHidingIdentical: isHiding, variantIds: entries.map(({ variantId }) => variantId) })
      // Keep the scroll position: only the compared products change.
      await navigate(link(toComparisonPath(category.slug)) + toComparisonQuery(entries, isHiding), {
        keepScrollPosition: true,
      })
    })
  const addToBasket = ({ slug, variantId }: ComparisonEntry) =>
    send({ type: 'product.add', classificationSlug: category.slug, key: createKey(), slug, variantId })

  return {
    set,
    isMissingInBasket: isReady && lacking.length > 0,
    keep: () => lacking.forEach(addToBasket),
    add(slug) {
      const entry = { slug, variantId: null }
      addToBasket(entry)
      show([...columns, entry])
    },
    remove(index) {
      const item = kept[index]
      if (item) send({ type: 'instance.remove', key: item.key })
      show(columns.filter((_, at) => at !== index))
    },
    changeVariant(index, value) {
      const [entry] = readEntries(new URLSearchParams([['product', value]]))
      if (!entry) return
      const item = kept[index]
      if (item) send({ type: 'variant.change', key: item.key, variantId: entry.variantId })
      show(columns.map((column, at) => (at === index ? entry : column)))
    },
    hideIdentical: (isHiding) => show(columns, isHiding),
  }
}

/** Finds the basket instance of each column, and the columns without one (CMP-02). */
function matchItems(columns: readonly ComparisonEntry[], items: readonly BasketItem[]) {
  const free = [...items]
  const kept = columns.map(({ slug, variantId }) => {
    const at = free.findIndex((item) => item.slug === slug && item.variantId === variantId)
    return at === -1 ? null : (free.splice(at, 1)[0] ?? null)
  })
  return { kept, lacking: columns.filter((_, index) => kept[index] === null) }
}
