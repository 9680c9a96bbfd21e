/** Key of the portal page that was requested before signing in. */
const key = 'kudex-continue'

/** Stores the requested page for this tab; the dashboard offers to continue there (ROUTE-49). */
export function rememberContinue(path: string): void {
  withStorage((storage) => storage.setItem(key, path), undefined)
}

/** The requested page, or null. */
export function readContinue(): string | null {
  const path = withStorage((storage) => storage.getItem(key), null)
  // It becomes a link: only a path of this origin.
  return path !== null && /^\/(?![/\\])/.test(path) ? path : null
}

export function forgetContinue(): void {
  withStorage((storage) => storage.removeItem(key), undefined)
}

function withStorage<Value>(act: (storage: Storage) => Value, fallback: Value): Value {
  try {
    return act(sessionStorage)
  } catch {
    return fallback
  }
}
