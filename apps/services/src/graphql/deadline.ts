import { requestTimeout } from '../limits.ts'

/** The time that a request may take. */
export interface Deadline {
  /** Aborts when the time is over or the client has gone. */
  readonly signal: AbortSignal
  /** Gives the request more time, such as one that waits for a change. */
  readonly extend: (milliseconds: number) => void
}

/** Handles a request within 10 s, or as much longer as the handler asked for; then `refuse` responds and the signal aborts. */
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
  // A rejection after the refusal is expected: the execution was aborted.
  handled.catch(() => {})
  try {
    return await Promise.race([handled, late])
  } catch (error) {
    // The client has gone: nothing is wrong with the service.
    if (client.aborted) return refuse()
    throw error
  } finally {
    clearTimeout(timer)
  }
}
