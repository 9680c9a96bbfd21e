import { emptyBasket, type Basket } from '@kudex/domain/basket'
import type { BasketEvent } from '@kudex/machines/basket'
import { useSyncExternalStore } from 'react'
import { whenIdle } from '../shared/index.ts'
import type { BasketEngine } from './basketEngine.ts'

/** What the browser knows of its basket. */
export interface BasketView {
  /** False until the storage was read. */
  readonly isReady: boolean
  readonly basket: Basket
}

/** The basket of this browser; empty on the server and until it was read (CMP-07). */
export function useBasket(): BasketView {
  return useSyncExternalStore(subscribe, readView, readNothing)
}

/** Tells the basket what the visitor did; the machine behind it is loaded when it is first needed. */
export async function sendToBasket(event: BasketEvent): Promise<void> {
  const { send } = await start()
  send(event)
}

const nothing: BasketView = { isReady: false, basket: emptyBasket }

// In the browser only, where one document is one visitor's.
let view = nothing
let engine: Promise<BasketEngine> | null = null
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const cancel = whenIdle(() => void start())
  return () => {
    cancel()
    listeners.delete(listener)
  }
}

function readView(): BasketView {
  return view
}

function readNothing(): BasketView {
  return nothing
}

function start(): Promise<BasketEngine> {
  engine ??= import('./basketEngine.ts').then(({ startBasketEngine }) => startBasketEngine(show))
  // A script that could not be fetched is asked for again the next time.
  engine.catch(() => {
    engine = null
  })
  return engine
}

function show(shown: BasketView): void {
  view = shown
  for (const listener of listeners) listener()
}
