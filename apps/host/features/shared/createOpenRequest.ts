/** A request to open something whose code may not be loaded yet; the first subscriber gets a request that waits. */
export interface OpenRequest {
  readonly request: () => void
  /** Returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void
}

/** Creates an open request. Its state belongs to the document: call `request` in the browser only. */
export function createOpenRequest(): OpenRequest {
  const listeners = new Set<() => void>()
  let isWaiting = false
  return {
    request() {
      isWaiting = listeners.size === 0
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      if (isWaiting) listener()
      isWaiting = false
      return () => listeners.delete(listener)
    },
  }
}
