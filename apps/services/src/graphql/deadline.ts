import { requestTimeout } from '../limits.ts'

/** Time limit of a request. */
export interface Deadline {
  /** Aborts on timeout or when the client disconnects. */
  readonly signal: AbortSignal
  /** Extends the limit, for example for long polling. */
  readonly extend: (milliseconds: number) => void
}

/** Runs `handle` with a time limit of 10 s, which the handler can extend; on timeout `refuse` responds and the signal aborts. */
export async function withDeadline(
  client: AbortSignal,
  refuse: () => Response,
  handle: (deadline: Deadline) => Promise<Response>,
): Promise<Response> {
  const controller = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let extension = 0
  const late = new Promise<Response>((resolve) => {
    const wait = (milliseconds: number) => {
      timer = setTimeout(() => {
        if (extension > 0) {
          wait(extension)
          extension = 0
        } else {
          resolve(refuse())
          controller.abort()
        }
      }, milliseconds)
    }
    wait(requestTimeout)
  })
  const handled = handle({
    signal: AbortSignal.any([client, controller.signal]),
    extend: (milliseconds) => {
      extension += milliseconds
    },
  })
  // After the timeout a rejection is expected: the execution was aborted.
  handled.catch(() => {})
  try {
    return await Promise.race([handled, late])
  } catch (error) {
    // The client disconnected; not an error of the service.
    if (client.aborted) return refuse()
    throw error
  } finally {
    clearTimeout(timer)
  }
}
