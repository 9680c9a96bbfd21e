/** Milliseconds after which a running route change is shown: a page whose data is there already needs no such state. */
export const loadingDelay = 100

/** Counts running route changes; loading ends when all of them have finished (PAGE-23). */
export interface LoadingStore {
  start(): void
  finish(): void
  readonly isLoading: () => boolean
  /** True once loading has taken a while. */
  readonly isShown: () => boolean
  /** Calls back when {@link isShown} changes. Returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void
}

export function createLoadingStore(): LoadingStore {
  let runningCount = 0
  let isShown = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  const show = (isToShow: boolean) => {
    if (isShown === isToShow) return
    isShown = isToShow
    for (const listener of listeners) listener()
  }
  return {
    start() {
      runningCount += 1
      if (runningCount === 1) timer = setTimeout(show, loadingDelay, true)
    },
    finish() {
      runningCount = Math.max(0, runningCount - 1)
      if (runningCount > 0) return
      clearTimeout(timer)
      show(false)
    },
    isLoading: () => runningCount > 0,
    isShown: () => isShown,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The store of the browser; never started on the server. */
export const pageLoading = createLoadingStore()
