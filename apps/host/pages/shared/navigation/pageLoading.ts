/** Counts running route changes; loading ends when all of them have finished (PAGE-23). */
export interface LoadingStore {
  start(): void
  finish(): void
  readonly isLoading: () => boolean
  readonly subscribe: (listener: () => void) => () => void
}

export function createLoadingStore(): LoadingStore {
  let runningCount = 0
  const listeners = new Set<() => void>()
  const change = (count: number) => {
    const wasLoading = runningCount > 0
    runningCount = Math.max(0, count)
    if (wasLoading !== runningCount > 0) for (const listener of listeners) listener()
  }
  return {
    start: () => change(runningCount + 1),
    finish: () => change(runningCount - 1),
    isLoading: () => runningCount > 0,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The store of the browser; never started on the server. */
export const pageLoading = createLoadingStore()
