import { withTimeout } from '../transport/timeout.ts'
import { toIdentityError } from './toIdentityError.ts'

export interface CallOptions {
  /** Aborts the request. */
  readonly signal?: AbortSignal
}

export interface CallResult {
  /** 0 for a redirect that the browser hides. */
  readonly status: number
  readonly isRedirect: boolean
  /** The body as JSON; undefined if it is not JSON. */
  readonly json: unknown
}

/** Creates a `fetch` that rejects with the code `timeout` if response and body take too long, or `network-failed` (AUTH-26, AUTH-30). */
export function createCall(send: typeof fetch, timeoutMilliseconds: number) {
  return async (address: string, init: RequestInit, { signal }: CallOptions = {}): Promise<CallResult> => {
    const limit = new AbortController()
    const combined = signal ? AbortSignal.any([limit.signal, signal]) : limit.signal
    try {
      return await withTimeout(read(send(address, { ...init, signal: combined })), timeoutMilliseconds)
    } catch (error) {
      limit.abort()
      throw toIdentityError(error)
    }
  }
}

async function read(pending: Promise<Response>): Promise<CallResult> {
  const response = await pending
  const text = await response.text()
  return {
    status: response.status,
    isRedirect: response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400),
    json: parse(text),
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
