import { basketMachine, type BasketEvent } from '@kudex/machines/basket'
import { createActor } from 'xstate'
import { createBasketPorts } from './basket.actors.ts'
import { createBasketStorage } from './basketStorage.ts'
import type { BasketView } from './basketStore.ts'

export interface BasketEngine {
  readonly send: (event: BasketEvent) => void
}

/** Starts the basket's machine in this page; brings the machine's library, so it is loaded when it is needed. */
export function startBasketEngine(onView: (view: BasketView) => void): BasketEngine {
  const storage = createBasketStorage()
  const actor = createActor(basketMachine.provide({ actors: createBasketPorts(storage) }), { input: { createKey } })
  actor.subscribe((snapshot) => onView({ isReady: snapshot.hasTag('ready'), basket: snapshot.context.basket }))
  actor.start()
  return {
    send(event) {
      // Another tab may have written a moment ago, and its word is still on the way here.
      actor.send({ type: 'storage.changed', text: storage.read() })
      actor.send(event)
    },
  }
}

/** `crypto.randomUUID` is for secure origins only. */
function createKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('-')
}
