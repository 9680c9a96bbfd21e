/**
 * Calls back when the document has loaded and the browser is idle, two seconds later at most. Returns a function that
 * cancels.
 */
export function whenIdle(callback: () => void): () => void {
  let cancel = () => removeEventListener('load', wait)
  function wait(): void {
    if (typeof requestIdleCallback === 'function') {
      const handle = requestIdleCallback(callback, { timeout: 2000 })
      cancel = () => cancelIdleCallback(handle)
    } else {
      const handle = setTimeout(callback, 200)
      cancel = () => clearTimeout(handle)
    }
  }
  // While the document loads, browsers also count waiting for its resources as idle.
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
  return () => cancel()
}
