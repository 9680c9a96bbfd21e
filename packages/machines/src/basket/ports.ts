import type { Basket } from '@kudex/domain/basket'
import { createCallbackPort } from '../ports/index.ts'

/**
 * The storage of the basket. Sends `storage.changed` with the stored text at its start, after `basket.read` and after
 * each change by another tab; writes the basket of `basket.save`. Sends null if the storage cannot be read.
 */
export const basketStorage = createCallbackPort<BasketStorageEvent>('basketStorage')

export type BasketStorageEvent =
  | { readonly type: 'basket.read' }
  | { readonly type: 'basket.save'; readonly basket: Basket }
