/** Counts route changes under way; loading is over only when every started one has finished (PAGE-23). */
export interface LoadingStore {
  start(): void
  finish(): void
  readonly isLoading: () => boolean
  readonly subscribe: (listener: () => void) => () => void
}

/** Creates a store; the browser has one. */
export function createLoadingStore(): LoadingStore {
  let underWay = 0
  const listeners = new Set<() => void>()
  const change = (count: number) => {
    const wasLoading = underWay > 0
    underWay = Math.max(0, count)
    if (wasLoading !== underWay > 0) for (const listener of listeners) listener()
  }
  return {
    start: () => change(underWay + 1),
    finish: () => change(underWay - 1),
    isLoading: () => underWay > 0,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The browser's own; on the server nothing is ever started. */
export const pageLoading = createLoadingStore()
