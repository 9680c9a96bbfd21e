import type { BasketItem } from '@kudex/domain/basket'
import { readEntries, toComparisonPath, toComparisonQuery, type ComparisonEntry } from '@kudex/domain/comparison'
import { startTransition, useOptimistic } from 'react'
import { navigate } from 'vike/client/router'
import { useBasket } from '../../features/basket/index.ts'
import { createKey, useAppContext } from '../../features/shared/index.ts'
import type { ComparisonPageProps } from './comparison.types.ts'

export interface ComparisonControls {
  /** What the visitor has set; it stands at once, the data follow. */
  readonly set: ComparisonSettings
  /** True where the basket of this browser lacks something that the page shows: its address came from somewhere else. */
  readonly isForeign: boolean
  /** Adds what the basket lacks. */
  readonly keep: () => void
  readonly add: (slug: string) => void
  readonly remove: (index: number) => void
  /** `value` is a field of the address: `slug:variant`. */
  readonly changeVariant: (index: number, value: string) => void
  readonly hideIdentical: (isHiding: boolean) => void
}

export interface ComparisonSettings {
  readonly isHidingIdentical: boolean
  /** The variant of each column. */
  readonly variantIds: readonly (string | null)[]
}

/** What a visitor can do with a comparison: each step is a new address, and the basket follows where it has the product. */
export function useComparison(props: ComparisonPageProps): ComparisonControls {
  const { category, columns, isHidingIdentical } = props
  const { link } = useAppContext()
  const { isReady, basket, send } = useBasket()
  const items = Object.hasOwn(basket, category.slug) ? (basket[category.slug] ?? []) : []
  const { kept, lacking } = matchItems(columns, items)
  const [set, setOptimistic] = useOptimistic<ComparisonSettings>({
    isHidingIdentical,
    variantIds: columns.map(({ variantId }) => variantId),
  })
  const show = (entries: readonly ComparisonEntry[], isHiding = isHidingIdentical) =>
    startTransition(async () => {
      // A column more or less shows when its data are there.
      if (entries.length === columns.length)
        setOptimistic({ isHidingIdentical: isHiding, variantIds: entries.map(({ variantId }) => variantId) })
      // The page stays where it is: only what is compared changes.
      await navigate(link(toComparisonPath(category.slug)) + toComparisonQuery(entries, isHiding), {
        keepScrollPosition: true,
      })
    })
  const addToBasket = ({ slug, variantId }: ComparisonEntry) =>
    send({ type: 'product.add', classificationSlug: category.slug, key: createKey(), slug, variantId })

  return {
    set,
    isForeign: isReady && lacking.length > 0,
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

/** Finds for each column its own instance in the basket, and which columns have none (CMP-02). */
function matchItems(columns: readonly ComparisonEntry[], items: readonly BasketItem[]) {
  const free = [...items]
  const kept = columns.map(({ slug, variantId }) => {
    const at = free.findIndex((item) => item.slug === slug && item.variantId === variantId)
    return at === -1 ? null : (free.splice(at, 1)[0] ?? null)
  })
  return { kept, lacking: columns.filter((_, index) => kept[index] === null) }
}
