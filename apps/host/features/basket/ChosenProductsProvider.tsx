import { listItems, type Basket } from '@kudex/domain/basket'
import { comparisonPath } from '@kudex/domain/comparison'
import { useEffect } from 'react'
import { useAppContext } from '../shared/appContext.ts'
import { createRemoteData } from '../shared/createRemoteData.tsx'
import { useBasket } from './BasketProvider.tsx'
import type { ChosenProducts } from './chosenProducts.types.ts'
import { fetchChosenProducts } from './fetchChosenProducts.ts'

export interface ChosenView {
  readonly status: 'loading' | 'ready' | 'failed'
  readonly chosen: ChosenProducts
  /** Slugs of products that were in the basket and are no longer in the catalogue. */
  readonly gone: readonly string[]
  readonly retry: () => void
}

interface ChosenQuery {
  readonly address: string
  readonly slugs: readonly string[]
  readonly gone: readonly string[]
}

type ChosenValue = Pick<ChosenView, 'chosen' | 'gone'>

const chosenProducts = createRemoteData<ChosenQuery, ChosenValue>(async ({ address, slugs, gone }, signal) => {
  const chosen = await fetchChosenProducts(slugs, address, signal)
  return { chosen, gone: [...new Set([...gone, ...chosen.missing])] }
})

/** Loads the products of the basket for {@link useChosenProducts}. */
export const ChosenProductsProvider = chosenProducts.Provider

/** The products of the basket with names and pictures; those that are gone are removed from it (CMP-15). */
export function useChosenProducts(basket: Basket): ChosenView {
  const { link } = useAppContext()
  const { send } = useBasket()
  const { status, value, load } = chosenProducts.useRemoteData()
  const { chosen, gone } = value ?? nothing
  const address = link(comparisonPath)
  const slugs = [...new Set(listItems(basket).map(({ slug }) => slug))].toSorted().join(',')
  const loadChosen = () => load({ address, slugs: slugs.split(','), gone })

  useEffect(() => {
    if (slugs !== '') loadChosen()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `gone` grows with every result and must not load again
  }, [slugs, address])

  useEffect(() => {
    for (const slug of chosen.missing) send({ type: 'product.remove', slug })
  }, [chosen, send])

  if (slugs === '') return { status: 'ready', chosen: nothing.chosen, gone, retry: loadChosen }
  return { status: toViewStatus(status), chosen, gone, retry: loadChosen }
}

function toViewStatus(status: 'idle' | 'pending' | 'success' | 'error'): ChosenView['status'] {
  if (status === 'success') return 'ready'
  return status === 'error' ? 'failed' : 'loading'
}

const nothing: ChosenValue = { chosen: { products: [], missing: [], elsewhere: [] }, gone: [] }
