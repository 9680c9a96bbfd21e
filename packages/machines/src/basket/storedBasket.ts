import { emptyBasket, readBasket, type Basket } from '@kudex/domain/basket'

/** Key of the basket in local storage (CMP-07). */
export const basketStorageKey = 'uapp-product-comparison-basket'

/** Grows when the stored form changes, so that content of another form is told apart. */
const storedVersion = 1

/** The text a basket is stored as. */
export function formatStoredBasket(basket: Basket): string {
  return JSON.stringify({ version: storedVersion, basket })
}

/** Reads stored text; what is corrupt, old or nothing is an empty basket (CMP-15). */
export function parseStoredBasket(text: string | null): Basket {
  if (text === null) return emptyBasket
  try {
    const stored: unknown = JSON.parse(text)
    if (typeof stored !== 'object' || stored === null) return emptyBasket
    if (!('version' in stored) || stored.version !== storedVersion || !('basket' in stored)) return emptyBasket
    return readBasket(stored.basket)
  } catch {
    return emptyBasket
  }
}
