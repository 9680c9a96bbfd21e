/** Milliseconds within which a path is not loaded again for the same reason (ERR-06). */
export const chunkReloadWindow = 10_000

/**
 * Whether a page whose script could not be loaded may be loaded again: at most once per 10 s and path (ERR-06).
 * Without storage nobody could tell a loop, so no.
 */
export function mayReloadForChunk(path: string, now: number, storage: Pick<Storage, 'getItem' | 'setItem'>): boolean {
  const key = `kudex-chunk-reload ${path}`
  try {
    const last = storage.getItem(key)
    if (last !== null && now - Number(last) < chunkReloadWindow) return false
    storage.setItem(key, String(now))
    return true
  } catch {
    return false
  }
}

/**
 * Loads the page anew when one of its scripts is gone, as it is after an update of the host (ERR-06). While a route
 * changes the router itself loads the address that was asked for: a second load would only follow the first. Without a
 * network the page stays: a load would put the browser's error page in the place of what can still be read.
 */
export function reloadOnMissingChunks(isRouteChanging: () => boolean, page: Window = window): void {
  page.addEventListener('vite:preloadError', (event) => {
    if (
      !page.navigator.onLine ||
      isRouteChanging() ||
      !mayReloadForChunk(page.location.pathname, Date.now(), page.sessionStorage)
    )
      return
    event.preventDefault()
    page.location.reload()
  })
}
