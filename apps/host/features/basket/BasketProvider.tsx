import type { Basket } from '@kudex/domain/basket'
import type { BasketEvent, basketMachine } from '@kudex/machines/basket'
import { useCallback, useEffect, type ReactNode } from 'react'
import { createLazyActorContext } from '../shared/createLazyActorContext.tsx'
import { whenIdle } from '../shared/whenIdle.ts'

const { Provider, useLazyActor } = createLazyActorContext<typeof basketMachine>(async () =>
  (await import('./basket.actors.ts')).provideBasket(),
)

/** Owns the basket of this browser; its machine loads when the browser is idle. */
export function BasketProvider({ children }: { readonly children: ReactNode }) {
  return <Provider input={undefined}>{children}</Provider>
}

/** The basket of this browser; empty on the server and until the storage was read (CMP-07). */
export function useBasket(): BasketView {
  const { snapshot, start, send } = useLazyActor()
  useEffect(() => whenIdle(start), [start])
  const sendFresh = useCallback(
    (event: BasketEvent) => {
      send({ type: 'storage.read' })
      send(event)
    },
    [send],
  )
  return {
    isReady: snapshot?.hasTag('ready') ?? false,
    basket: snapshot?.context.basket ?? emptyBasket,
    send: sendFresh,
  }
}

// Not imported from the domain package, whose functions would become part of the first view.
const emptyBasket: Basket = {}

interface BasketView {
  /** True once the storage was read. */
  readonly isReady: boolean
  readonly basket: Basket
  /** Sends what the visitor does; events wait until the machine is loaded. */
  readonly send: (event: BasketEvent) => void
}
