import { basketMachine, formatStoredBasket, type BasketStorageEvent } from '@kudex/machines/basket'
import { fromCallback } from 'xstate'
import { createBasketStorage } from './basketStorage.ts'

/** The basket's machine on the storage of the browser. */
export function provideBasket() {
  const storage = createBasketStorage()
  return basketMachine.provide({
    actors: {
      basketStorage: fromCallback<BasketStorageEvent>(({ sendBack, receive }) => {
        const sendStored = () => sendBack({ type: 'storage.changed', text: storage.read() })
        receive((event) => {
          if (event.type === 'basket.read') sendStored()
          else storage.write(formatStoredBasket(event.basket))
        })
        sendStored()
        return storage.watch(sendStored)
      }),
    },
  })
}
