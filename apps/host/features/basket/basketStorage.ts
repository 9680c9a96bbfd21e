import { basketStorageKey } from '@kudex/machines/basket'
import { watchStorage } from '../shared/watchStorage.ts'

/**
 * The browser's local storage, shared by its tabs (CMP-07). Where a browser forbids it or it is full, the basket lasts
 * as long as the page.
 */
export function createBasketStorage(find: () => Storage = () => localStorage) {
  let kept: string | null = null
  let isKept = false
  return {
    /** Null if nothing is stored. */
    read(): string | null {
      if (isKept) return kept
      try {
        return find().getItem(basketStorageKey)
      } catch {
        return kept
      }
    },
    write(text: string): void {
      try {
        find().setItem(basketStorageKey, text)
        isKept = false
      } catch {
        kept = text
        isKept = true
      }
    },
    /** Calls back when another tab may have changed it; returns the function that stops it. */
    watch: (listener: () => void) => watchStorage(basketStorageKey, listener),
  }
}
