import { listItems, type Basket } from '@kudex/domain/basket'
import { useEffect, useState } from 'react'
import { useAppContext } from '../shared/index.ts'
import type { ChosenProducts } from './chosenProducts.types.ts'
import { sendToBasket } from './basketStore.ts'
import { fetchChosenProducts } from './fetchChosenProducts.ts'

export interface ChosenView {
  readonly status: 'loading' | 'ready' | 'failed'
  readonly chosen: ChosenProducts
  /** Slugs of products that were in the basket and that the catalogue no longer has. */
  readonly gone: readonly string[]
  readonly retry: () => void
}

/** The products of the basket with their names and pictures; those that are gone are taken out of it (CMP-15). */
export function useChosenProducts(basket: Basket): ChosenView {
  const { link } = useAppContext()
  const [view, setView] = useState<Pick<ChosenView, 'status' | 'chosen'>>({ status: 'loading', chosen: noProducts })
  const [gone, setGone] = useState<readonly string[]>([])
  const [attempt, setAttempt] = useState(0)
  const home = link('/')
  const slugs = [...new Set(listItems(basket).map(({ slug }) => slug))].toSorted().join(',')

  useEffect(() => {
    if (slugs === '') return undefined
    const controller = new AbortController()
    fetchChosenProducts(slugs.split(','), link, controller.signal).then(
      (chosen) => {
        setView({ status: 'ready', chosen })
        if (chosen.missing.length === 0) return
        setGone((known) => [...new Set([...known, ...chosen.missing])])
        for (const slug of chosen.missing) void sendToBasket({ type: 'product.remove', slug })
      },
      () => {
        if (!controller.signal.aborted) setView((known) => ({ ...known, status: 'failed' }))
      },
    )
    return () => controller.abort()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the link builder is another one for each page, what it builds depends on `home` alone
  }, [slugs, home, attempt])

  const retry = () => {
    setView((known) => ({ ...known, status: 'loading' }))
    setAttempt((count) => count + 1)
  }
  return { ...(slugs === '' ? nothingAsked : view), gone, retry }
}

const noProducts: ChosenProducts = { products: [], missing: [], elsewhere: [] }
const nothingAsked = { status: 'ready', chosen: noProducts } as const
