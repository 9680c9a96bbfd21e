import { ServiceError, type CallOptions } from '../transport/index.ts'

export interface WriteInterfaceOptions {
  /** Address of the write interface of the content service. */
  readonly url: string
  readonly token: string
  readonly timeoutMilliseconds: number
  readonly fetch?: typeof fetch
}

interface WriteCall extends CallOptions {
  readonly method?: string
  readonly body?: string | Uint8Array<ArrayBuffer>
  /** Name of the editor, for the history. */
  readonly editor?: string | null | undefined
  /** Statuses besides 2xx that the caller handles. */
  readonly expects: ReadonlySet<number>
}

/**
 * Creates a function that calls the write interface by a path. It rejects with a {@link ServiceError} without a response,
 * and for a status that is not expected. For servers only: the token must not reach a browser.
 */
export function createWriteInterface(settings: WriteInterfaceOptions) {
  const { url, token, timeoutMilliseconds, fetch = globalThis.fetch } = settings
  return async (path: string, { signal, headers, editor, expects, ...call }: WriteCall): Promise<Response> => {
    const { timeoutMilliseconds: limit = timeoutMilliseconds, ...init } = call
    const timeout = AbortSignal.timeout(limit)
    const response = await fetch(`${url}/${path}`, {
      ...init,
      headers: {
        ...(typeof init.body === 'string' && { 'content-type': 'application/json' }),
        ...headers,
        ...(editor && { 'kudex-editor': encodeURIComponent(editor.slice(0, longestName).toWellFormed()) }),
        authorization: `Bearer ${token}`,
      },
      redirect: 'error',
      signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
    })
      // Reads the body here, as it may end early or not arrive in time. A response with status 204 cannot have a body.
      .then(async (answer) => new Response((await answer.text()) || null, answer))
      .catch((cause: unknown) => {
        const kind = timeout.aborted ? 'timeout' : 'network'
        throw new ServiceError('Network request failed', { kind, status: null, cause })
      })
    const { ok, status } = response
    if (ok || expects.has(status)) return response
    throw new ServiceError(`HTTP Error (Code: ${status})`, { kind: 'answer', status })
  }
}

/** The service takes names of at most 100 characters. */
const longestName = 100

/** `stale`: someone changed the entry meanwhile. `refused`: the content does not allow the step. */
export type StepResult = 'done' | 'stale' | 'refused' | 'unknown'

const stepResults: ReadonlyMap<number, StepResult> = new Map([
  [404, 'unknown'],
  [412, 'stale'],
  [422, 'refused'],
  // The editor saw a deleted entry, which exists again.
  [428, 'stale'],
])

/** Statuses of steps that failed. */
export const stepFailures: ReadonlySet<number> = new Set(stepResults.keys())

/** The result of a step by the status of its response. */
export async function readStepResult({ status, body }: Response): Promise<StepResult> {
  await body?.cancel()
  return stepResults.get(status) ?? 'done'
}
