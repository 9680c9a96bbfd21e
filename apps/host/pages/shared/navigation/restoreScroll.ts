/** Milliseconds until the position of a page that one goes back to is restored again, once it has its height (PAGE-34). */
export const scrollRestorationDelay = 100

/** The router restores at once; pictures without their room would have moved it, so it is done again. */
export function restoreScrollPosition(): void {
  const position = readScrollPosition(window.history.state)
  if (!position) return
  pending = setTimeout(() => {
    stopWatching()
    window.scrollTo(position.x, position.y)
  }, scrollRestorationDelay)
  // Who scrolls in the meantime has decided.
  for (const event of decisions) window.addEventListener(event, cancelScrollRestoration, { passive: true })
}

/** Another page, or a hand on the wheel: the old position no longer counts. */
export function cancelScrollRestoration(): void {
  clearTimeout(pending)
  stopWatching()
}

let pending: ReturnType<typeof setTimeout> | undefined

const decisions = ['wheel', 'touchmove', 'keydown'] as const

function stopWatching(): void {
  for (const event of decisions) window.removeEventListener(event, cancelScrollRestoration)
}

/** The router keeps positions in the state of the history's entries. */
function readScrollPosition(state: unknown): { readonly x: number; readonly y: number } | null {
  const { x, y } = (state as HistoryState | null)?.vike?.scrollPosition ?? {}
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : null
}

interface HistoryState {
  readonly vike?: { readonly scrollPosition?: { readonly x?: unknown; readonly y?: unknown } | null }
}
