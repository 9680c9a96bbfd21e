/** A second reload within this many milliseconds is a loop. */
const loopWindow = 15_000

const key = 'kudex-session-reload'

/**
 * True if the page may be reloaded after signing in: not twice within 15 s, since a browser that rejects the cookie
 * would reload forever. False without storage, since a loop could not be detected.
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
