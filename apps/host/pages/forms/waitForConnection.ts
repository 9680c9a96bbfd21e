import { waitLonger } from '@kudex/api/uploads'

/**
 * Waits before another try; what fails while the browser is offline does not count (FORM-16). A browser that says it is
 * offline may be wrong, so that it is tried all the same, and at once when it says that it is not any more.
 */
export async function waitForConnection(failures: number, signal: AbortSignal): Promise<void | 'forgiven'> {
  if (navigator.onLine) return waitLonger(failures, signal)
  const back = new AbortController()
  const goOn = () => back.abort()
  window.addEventListener('online', goOn)
  try {
    await waitLonger(triesOffline, AbortSignal.any([signal, back.signal]))
  } catch (reason) {
    if (signal.aborted) throw reason
  } finally {
    window.removeEventListener('online', goOn)
  }
  return 'forgiven'
}

/** As after three tries: two seconds. */
const triesOffline = 3
