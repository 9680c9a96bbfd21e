/**
 * Caches promises by id and marks them as fulfilled for React's `use`: a loaded module renders without suspending. The
 * server awaits the module before rendering; the browser keeps the server's HTML until the script has arrived.
 */
export function createLoader<Value>(load: (id: string) => Promise<Value>): (id: string) => Promise<Value> {
  const loaded = new Map<string, Promise<Value>>()
  return (id) => {
    const known = loaded.get(id)
    if (known) return known
    const loading = load(id)
    void loading.then(
      (value) => Object.assign(loading, { status: 'fulfilled', value }),
      // The caller handles the failure of `loading` itself.
      () => undefined,
    )
    loaded.set(id, loading)
    return loading
  }
}
