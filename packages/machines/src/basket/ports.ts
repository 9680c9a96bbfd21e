import type { Basket } from '@kudex/domain/basket'
import { fromCallback } from 'xstate'

/**
 * Where the basket is kept. Says `storage.changed` with the stored text when it starts and whenever another tab has
 * changed it; stores the basket of every `basket.save` it receives. A storage that cannot be used says null.
 */
export const basketStorage = fromCallback<BasketStorageEvent>(() => {
  throw new Error('The port basketStorage is not provided')
})

export interface BasketStorageEvent {
  readonly type: 'basket.save'
  readonly basket: Basket
}
