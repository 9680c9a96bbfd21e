import { emptyBasket, readBasket, type Basket } from '@kudex/domain/basket'

/** Key of the basket in local storage (CMP-07). */
export const basketStorageKey = 'uapp-product-comparison-basket'

/** Raised when the stored format changes. */
const storedVersion = 1

/** Formats a basket for the storage. */
export function formatStoredBasket(basket: Basket): string {
  return JSON.stringify({ version: storedVersion, basket })
}

/** Parses stored text; corrupt, outdated or missing text gives an empty basket (CMP-15). */
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
