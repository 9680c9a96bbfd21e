import { waitLonger } from '@kudex/api/uploads'

/**
 * Waits before a retry. Failures while the browser is offline do not count (FORM-16): it retries as soon as the browser
 * is online, and every two seconds meanwhile, since `navigator.onLine` may be wrong.
 */
export async function waitForConnection(failures: number, signal: AbortSignal): Promise<void | 'forgiven'> {
  if (navigator.onLine) return waitLonger(failures, signal)
  const online = new AbortController()
  const handleOnline = () => online.abort()
  window.addEventListener('online', handleOnline)
  try {
    await waitLonger(offlineFailures, AbortSignal.any([signal, online.signal]))
  } catch (reason) {
    if (signal.aborted) throw reason
  } finally {
    window.removeEventListener('online', handleOnline)
  }
  return 'forgiven'
}

/** Waits two seconds, as after three failures. */
const offlineFailures = 3
