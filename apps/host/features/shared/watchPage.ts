interface PageListeners {
  readonly onVisible?: () => void
  /** Called when the page is hidden; the browser may close it without a further event. */
  readonly onHide?: () => void
  readonly onOnline?: () => void
}

/** Calls back when the page is shown or hidden, and when the browser is online again. Returns the function that stops it. */
export function watchPage({ onVisible, onHide, onOnline }: PageListeners): () => void {
  const handleVisibility = () => (document.visibilityState === 'visible' ? onVisible?.() : onHide?.())
  const handleHide = () => onHide?.()
  const handleOnline = () => onOnline?.()
  document.addEventListener('visibilitychange', handleVisibility)
  window.addEventListener('pagehide', handleHide)
  window.addEventListener('online', handleOnline)
  return () => {
    document.removeEventListener('visibilitychange', handleVisibility)
    window.removeEventListener('pagehide', handleHide)
    window.removeEventListener('online', handleOnline)
  }
}
