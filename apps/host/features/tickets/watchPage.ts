/** Calls back when the page is visible again and when the browser is online again. Returns the function that stops it. */
export function watchPage({
  onVisible,
  onOnline,
}: {
  readonly onVisible: () => void
  readonly onOnline: () => void
}): () => void {
  const handleVisibility = () => {
    if (document.visibilityState === 'visible') onVisible()
  }
  document.addEventListener('visibilitychange', handleVisibility)
  window.addEventListener('online', onOnline)
  return () => {
    document.removeEventListener('visibilitychange', handleVisibility)
    window.removeEventListener('online', onOnline)
  }
}
