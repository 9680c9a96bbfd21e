/** Milliseconds during which a path is not reloaded again (ERR-06). */
export const chunkReloadWindow = 10_000

/**
 * True if the page may reload after a failed script: at most once per 10 s and path (ERR-06). False without storage,
 * where a loop cannot be detected.
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
 * Reloads the page when one of its scripts is missing, as after a deployment (ERR-06). Not during a route change: Vike then
 * loads the document itself. Not offline: the browser's error page would replace readable content.
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
