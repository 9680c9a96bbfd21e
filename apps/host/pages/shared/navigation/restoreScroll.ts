/** Milliseconds until the scroll position is restored again, when the page has reached its full height (PAGE-34). */
export const scrollRestorationDelay = 100

/** Restores the scroll position a second time: Vike restores at once, before late content shifts the layout. */
export function restoreScrollPosition(): void {
  // Read in a later task: Vike saves positions up to 300 ms after a scroll, so that of the former page may be in the entry
  // until Vike has rendered this page and stores its position again.
  pending = setTimeout(() => {
    const position = readScrollPosition(window.history.state)
    if (position) pending = setTimeout(restore, scrollRestorationDelay, position)
    else stopWatching()
  })
  // Scrolling in the meantime cancels it.
  for (const event of decisions) window.addEventListener(event, cancelScrollRestoration, { passive: true })
}

/** Cancels a pending restoration, after a navigation or when the visitor scrolls. */
export function cancelScrollRestoration(): void {
  clearTimeout(pending)
  stopWatching()
}

function restore({ x, y }: ScrollPosition): void {
  stopWatching()
  window.scrollTo(x, y)
}

let pending: ReturnType<typeof setTimeout> | undefined

const decisions = ['wheel', 'touchmove', 'keydown'] as const

function stopWatching(): void {
  for (const event of decisions) window.removeEventListener(event, cancelScrollRestoration)
}

/** Vike stores scroll positions in the state of history entries. */
function readScrollPosition(state: unknown): ScrollPosition | null {
  const { x, y } = (state as HistoryState | null)?.vike?.scrollPosition ?? {}
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : null
}

interface ScrollPosition {
  readonly x: number
  readonly y: number
}

interface HistoryState {
  readonly vike?: { readonly scrollPosition?: { readonly x?: unknown; readonly y?: unknown } | null }
}
