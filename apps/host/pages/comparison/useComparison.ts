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

interface RequestedComparison {
  /** The columns that the visitor saw. */
  readonly columns: readonly ComparisonEntry[]
  /** The requested entry of each column, null if removed, and then added ones. */
  readonly entries: readonly (ComparisonEntry | null)[]
  readonly isHidingIdentical: boolean
}

/** Actions of a comparison: each navigates to a new URL and updates the basket if it has the product. */
export function useComparison({ category, columns, isHidingIdentical }: ComparisonPageProps): ComparisonControls {
  const { link, navigate } = useAppContext()
  const { isReady, basket, send } = useBasket()
  const items = Object.hasOwn(basket, category.slug) ? (basket[category.slug] ?? []) : []
  // A change is based on those before it whose data has not arrived yet.
  const answered: RequestedComparison = { columns, entries: columns, isHidingIdentical }
  const [latest, setLatest] = useOptimistic(answered)
  const requested = latest.columns === columns ? latest : answered
  const { entries } = requested
  const { kept, lacking } = matchItems(entries, items)
  const show = (change: Partial<RequestedComparison>) =>
    startTransition(async () => {
      const next = { ...requested, ...change }
      setLatest(next)
      const query = toComparisonQuery(
        next.entries.filter((entry) => entry !== null),
        next.isHidingIdentical,
      )
      // Keep the scroll position: only the compared products change.
      await navigate(link(toComparisonPath(category.slug)) + query, { keepScrollPosition: true })
    })
  const replace = (index: number, entry: ComparisonEntry | null) => show({ entries: entries.with(index, entry) })
  const addToBasket = ({ slug, variantId }: ComparisonEntry) =>
    send({ type: 'product.add', classificationSlug: category.slug, key: createKey(), slug, variantId })

  return {
    set: {
      isHidingIdentical: requested.isHidingIdentical,
      // Columns change once their data arrives.
      variantIds: columns.map((column, index) => (entries[index] ?? column).variantId),
    },
    isMissingInBasket: isReady && lacking.length > 0,
    keep: () => lacking.forEach(addToBasket),
    add(slug) {
      const entry = { slug, variantId: null }
      addToBasket(entry)
      show({ entries: [...entries, entry] })
    },
    remove(index) {
      const item = kept[index]
      if (item) send({ type: 'instance.remove', key: item.key })
      replace(index, null)
    },
    changeVariant(index, value) {
      const [entry] = readEntries(new URLSearchParams([['product', value]]))
      if (!entry || !entries[index]) return
      const item = kept[index]
      if (item) send({ type: 'variant.change', key: item.key, variantId: entry.variantId })
      replace(index, entry)
    },
    hideIdentical: (isHiding) => show({ isHidingIdentical: isHiding }),
  }
}

/** Finds the basket instance of each entry, and the entries without one (CMP-02). */
function matchItems(entries: readonly (ComparisonEntry | null)[], items: readonly BasketItem[]) {
  const free = [...items]
  const kept = entries.map((entry) => {
    const at = free.findIndex((item) => item.slug === entry?.slug && item.variantId === entry.variantId)
    return at === -1 ? null : (free.splice(at, 1)[0] ?? null)
  })
  return { kept, lacking: entries.flatMap((entry, index) => (entry === null || kept[index] ? [] : [entry])) }
}
