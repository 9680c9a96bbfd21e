/**
 * Calls back when another tab may have changed a key of the local storage, also before a page that comes back from the
 * back/forward cache, which has missed the events. Returns the function that stops it.
 */
export function watchStorage(key: string, listener: () => void): () => void {
  const handleStorage = (event: StorageEvent) => {
    // Null: the whole storage was emptied.
    if (event.key === key || event.key === null) listener()
  }
  const handleShow = ({ persisted }: PageTransitionEvent) => persisted && listener()
  window.addEventListener('storage', handleStorage)
  window.addEventListener('pageshow', handleShow)
  return () => {
    window.removeEventListener('storage', handleStorage)
    window.removeEventListener('pageshow', handleShow)
  }
}
