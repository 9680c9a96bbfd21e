import { fetchPageProps } from '@kudex/api/page-props'
import { listItems, type Basket } from '@kudex/domain/basket'
import { comparisonPath, maxComparisonEntries, toComparisonQuery } from '@kudex/domain/comparison'
import type { IntlShape } from '@kudex/intl/messages'
import type { RecordFailure } from '@kudex/ui'
import { useEffect } from 'react'
import { useAppContext } from '../shared/appContext.ts'
import { createRemoteData } from '../shared/createRemoteData.tsx'
import { basketMessages as messages } from './basket.messages.ts'
import { useBasket } from './BasketProvider.tsx'
import type { ChosenProducts } from './chosenProducts.types.ts'

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

/** The error message if the chosen products could not be fetched, with an action that retries. */
export function toFailure(
  { status, retry }: Pick<ChosenView, 'status' | 'retry'>,
  text: IntlShape['formatMessage'],
): RecordFailure | undefined {
  if (status !== 'failed') return undefined
  return { title: text(messages.failed), retryText: text(messages.retry), onRetry: retry }
}

function toViewStatus(status: 'idle' | 'pending' | 'success' | 'error'): ChosenView['status'] {
  if (status === 'success') return 'ready'
  return status === 'error' ? 'failed' : 'loading'
}

const nothing: ChosenValue = { chosen: { products: [], missing: [], elsewhere: [] }, gone: [] }

/**
 * Fetches products by their slugs: the data of the comparison's overview page, which the page cache keeps for equal
 * queries. Throws if a request fails.
 */
async function fetchChosenProducts(
  slugs: readonly string[],
  address: string,
  signal: AbortSignal,
): Promise<ChosenProducts> {
  const parts = Array.from({ length: Math.ceil(slugs.length / maxComparisonEntries) }, (_, index) =>
    slugs.slice(index * maxComparisonEntries, (index + 1) * maxComparisonEntries),
  )
  const results = await Promise.all(parts.map((part) => fetchPart(part, address, signal)))
  return {
    products: results.flatMap(({ products }) => products),
    missing: results.flatMap(({ missing }) => missing),
    elsewhere: results.flatMap(({ elsewhere }) => elsewhere),
  }
}

async function fetchPart(slugs: readonly string[], address: string, signal: AbortSignal): Promise<ChosenProducts> {
  const query = toComparisonQuery(slugs.map((slug) => ({ slug, variantId: null })))
  const { chosen } = await fetchPageProps<{ readonly chosen: ChosenProducts }>(address, query, signal)
  return chosen
}
