import { basketStorageKey } from '@kudex/machines/basket'

/** Where the text of the basket is kept. */
export interface BasketStorage {
  /** Null when there is nothing. */
  readonly read: () => string | null
  readonly write: (text: string) => void
  /** Calls back when another tab may have changed it; the answer ends that. */
  readonly watch: (listener: () => void) => () => void
}

/**
 * The browser's local storage, shared by its tabs (CMP-07). Where a browser forbids it or it is full, the basket lasts
 * as long as the page.
 */
export function createBasketStorage(find: () => Storage = () => localStorage): BasketStorage {
  let kept: string | null = null
  let isKept = false
  return {
    read() {
      if (isKept) return kept
      try {
        return find().getItem(basketStorageKey)
      } catch {
        return kept
      }
    },
    write(text) {
      try {
        find().setItem(basketStorageKey, text)
        isKept = false
      } catch {
        kept = text
        isKept = true
      }
    },
    watch(listener) {
      const handleStorage = ({ key }: StorageEvent) => {
        // Without a key: everything was cleared.
        if (key === null || key === basketStorageKey) listener()
      }
      // A page that comes back whole from the history heard nothing meanwhile.
      const handleShow = ({ persisted }: PageTransitionEvent) => persisted && listener()
      window.addEventListener('storage', handleStorage)
      window.addEventListener('pageshow', handleShow)
      return () => {
        window.removeEventListener('storage', handleStorage)
        window.removeEventListener('pageshow', handleShow)
      }
    },
  }
}
