import { withTimeout } from '../transport/timeout.ts'

/** Who asks; its signal ends the call when the asker goes away. */
export interface Asker {
  readonly signal?: AbortSignal
}

export interface Answer {
  /** 0 for a redirect that the browser keeps to itself. */
  readonly status: number
  readonly isRedirect: boolean
  /** The body as JSON, undefined when it is none. */
  readonly json: unknown
}

/** Creates a call that fails with 'Timeout' when answer and body are not there in time; network errors pass as they are (AUTH-26, AUTH-30). */
export function createCall(send: typeof fetch, timeoutMilliseconds: number) {
  return async (address: string, init: RequestInit, asker: Asker = {}): Promise<Answer> => {
    const limit = new AbortController()
    const signal = asker.signal ? AbortSignal.any([limit.signal, asker.signal]) : limit.signal
    try {
      return await withTimeout(readAnswer(send(address, { ...init, signal })), timeoutMilliseconds)
    } catch (error) {
      limit.abort()
      throw error
    }
  }
}

async function readAnswer(pending: Promise<Response>): Promise<Answer> {
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
