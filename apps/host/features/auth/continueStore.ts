/** Key of the portal page that was asked for before signing in. */
const key = 'kudex-continue'

/** Remembers for this tab where the visitor wanted to go; the dashboard offers it (ROUTE-49). */
export function rememberContinue(path: string): void {
  withStorage((storage) => storage.setItem(key, path), undefined)
}

/** Where the visitor wanted to go, or null. */
export function readContinue(): string | null {
  const path = withStorage((storage) => storage.getItem(key), null)
  // Only a path of ours: it becomes a link.
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
