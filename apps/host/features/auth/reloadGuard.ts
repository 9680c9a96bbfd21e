/** Milliseconds within which a second reload for the same reason would be a loop. */
const loopWindow = 15_000

const key = 'kudex-session-reload'

/**
 * Whether the page may be loaded again to be let in: not twice within 15 s, or a browser that keeps no cookies would
 * reload for ever. Without storage nobody could tell, so no.
 */
export function mayReload(now: number): boolean {
  try {
    const last = Number(sessionStorage.getItem(key) ?? Number.NaN)
    if (now - last < loopWindow) return false
    sessionStorage.setItem(key, String(now))
    return true
  } catch {
    return false
  }
}
