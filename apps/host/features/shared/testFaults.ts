import { vi } from 'vitest'

/** Answers a request in one of the ways in which calls of the portal fail. */
export type Fault = (signal: AbortSignal | null | undefined) => Promise<Response>

export const refusedTokens = 'is refused for its tokens'

export const faults: Readonly<Record<string, Fault>> = {
  'fails without connection': () => Promise.reject(new TypeError('Failed to fetch')),
  'gets no response in time': (signal) =>
    new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error))),
  'is cut off': async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"data":{"res'))
        controller.error(new TypeError('terminated'))
      },
    })
    return new Response(body, { headers: { 'content-type': 'application/json' } })
  },
  'fails in the service': async () => Response.json({ errors: [{ message: 'Internal' }] }, { status: 500 }),
  [refusedTokens]: async () =>
    Response.json({ errors: [{ message: 'Sign in', extensions: { code: 'UNAUTHENTICATED' } }] }, { status: 401 }),
}

interface Service {
  /** The operation that fails; null for all. */
  readonly operation: string | null
  readonly fault: Fault
  /** Data of the other operations. */
  readonly data?: object
}

/** Stubs the host's proxy of the ticketing service, and deadlines of calls; returns the operations that were sent. */
export function stubTicketing({ operation, fault, data = {} }: Service): ReadonlySet<string> {
  const sent = new Set<string>()
  vi.stubGlobal('fetch', async (url: unknown, init?: { readonly body?: string; readonly signal?: AbortSignal }) => {
    if (!String(url).endsWith('/api/tickets')) throw new TypeError('Failed to fetch')
    const { query } = JSON.parse(init?.body ?? '') as { query: string }
    const name = /(?:query|mutation) (\w+)/.exec(query)?.[1] ?? ''
    sent.add(name)
    return operation === null || name === operation ? fault(init?.signal) : Response.json({ data })
  })
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('Timeout', 'TimeoutError')), milliseconds)
    return controller.signal
  })
  return sent
}
