import { mayReloadForChunk } from '../builds/reloadOnMissingChunks.ts'
import { loadDocument } from './loadDocument.ts'

/**
 * Handles an uncaught error of React. The first time the page reloads; if it fails again, the next load keeps the HTML
 * of the server without hydration: readable and navigable, not blank, and without a reload loop (ERR-05).
 */
export function recoverFromRenderError(error: unknown): void {
  reportError(error)
  const { pathname } = window.location
  try {
    if (!mayReloadForChunk(pathname, Date.now(), sessionStorage)) sessionStorage.setItem(skipKey, pathname)
  } catch {
    // Without storage a loop cannot be detected: do not reload.
    return
  }
  void loadDocument()
}

/** True once for a page that failed twice; the load after that hydrates again. */
export function shouldSkipHydration(): boolean {
  try {
    const isSkipped = sessionStorage.getItem(skipKey) === window.location.pathname
    sessionStorage.removeItem(skipKey)
    return isSkipped
  } catch {
    return false
  }
}

const skipKey = 'kudex-plain-page'
