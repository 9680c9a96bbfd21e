import { mayReloadForChunk } from './chunkReload.ts'
import { loadDocument } from '../navigation/loadDocument.ts'

/**
 * A page whose script fails is loaded once more, and if it fails again it is left as the server sent it: readable and
 * navigable, never blank and never in a loop (ERR-05).
 */
export function leavePlain(error: unknown): void {
  reportError(error)
  const { pathname } = window.location
  try {
    if (!mayReloadForChunk(pathname, Date.now(), sessionStorage)) sessionStorage.setItem(plainKey, pathname)
  } catch {
    // Without storage nobody could tell a loop.
    return
  }
  void loadDocument()
}

/** Whether the page at hand failed twice: it comes to life again with the next load. */
export function isLeftPlain(): boolean {
  try {
    const isPlain = sessionStorage.getItem(plainKey) === window.location.pathname
    sessionStorage.removeItem(plainKey)
    return isPlain
  } catch {
    return false
  }
}

const plainKey = 'kudex-plain-page'
