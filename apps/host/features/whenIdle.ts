/**
 * Calls back when the document has loaded and the browser has nothing better to do, two seconds later at most; the
 * answer takes it back.
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
  // A pause before that is the browser waiting for what the page needs.
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
  return () => cancel()
}
