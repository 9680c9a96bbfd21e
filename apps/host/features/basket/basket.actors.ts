import { formatStoredBasket, type BasketStorageEvent } from '@kudex/machines/basket'
import { fromCallback } from 'xstate'
import type { BasketStorage } from './basketStorage.ts'

/** The ports of the basket's machine on a browser's storage. */
export function createBasketPorts(storage: BasketStorage) {
  return {
    basketStorage: fromCallback<BasketStorageEvent>(({ sendBack, receive }) => {
      const tell = () => sendBack({ type: 'storage.changed', text: storage.read() })
      receive((event) => storage.write(formatStoredBasket(event.basket)))
      tell()
      return storage.watch(tell)
    }),
  }
}
