import { ServiceError } from '../transport/index.ts'

export interface PostOptions {
  readonly timeoutMilliseconds: number
  /** Aborts the request. */
  readonly signal?: AbortSignal
  readonly fetch?: typeof fetch
}

/** Posts JSON and reads JSON; rejects with a {@link ServiceError}, or with the reason of the abort signal. */
export async function postJson(url: string, body: object, options: PostOptions): Promise<unknown> {
  const { timeoutMilliseconds, signal, fetch: send = fetch } = options
  const timeout = AbortSignal.timeout(timeoutMilliseconds)
  let status: number | null = null
  try {
    const response = await send(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
    })
    status = response.status
    if (!response.ok) throw new ServiceError(`The service answered ${status}`, { kind: 'answer', status })
    return await response.json()
  } catch (cause) {
    if (cause instanceof ServiceError) throw cause
    if (signal?.aborted && !timeout.aborted) throw signal.reason
    if (timeout.aborted) throw new ServiceError('Network request timed out', { kind: 'timeout', status: null, cause })
    if (status !== null) throw new ServiceError(`The service answered ${status}`, { kind: 'answer', status, cause })
    throw new ServiceError('Network request failed', { kind: 'network', status: null, cause })
  }
}
