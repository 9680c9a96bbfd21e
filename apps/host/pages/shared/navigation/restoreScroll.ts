/** Milliseconds until the scroll position is restored again, when the page has reached its full height (PAGE-34). */
export const scrollRestorationDelay = 100

/** Restores the scroll position a second time: Vike restores at once, before late content shifts the layout. */
export function restoreScrollPosition(): void {
  const position = readScrollPosition(window.history.state)
  if (!position) return
  pending = setTimeout(() => {
    stopWatching()
    window.scrollTo(position.x, position.y)
  }, scrollRestorationDelay)
  // Scrolling in the meantime cancels it.
  for (const event of decisions) window.addEventListener(event, cancelScrollRestoration, { passive: true })
}

/** Cancels a pending restoration, after a navigation or when the visitor scrolls. */
export function cancelScrollRestoration(): void {
  clearTimeout(pending)
  stopWatching()
}

let pending: ReturnType<typeof setTimeout> | undefined

const decisions = ['wheel', 'touchmove', 'keydown'] as const

function stopWatching(): void {
  for (const event of decisions) window.removeEventListener(event, cancelScrollRestoration)
}

/** Vike stores scroll positions in the state of history entries. */
function readScrollPosition(state: unknown): { readonly x: number; readonly y: number } | null {
  const { x, y } = (state as HistoryState | null)?.vike?.scrollPosition ?? {}
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : null
}

interface HistoryState {
  readonly vike?: { readonly scrollPosition?: { readonly x?: unknown; readonly y?: unknown } | null }
}
