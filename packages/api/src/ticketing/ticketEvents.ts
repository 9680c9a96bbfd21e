import type { Ticket } from '@kudex/domain/tickets'
import { ServiceError, type CallOptions } from '../transport/index.ts'
import { type TicketingClientOptions, toHeaders } from './createRequest.ts'

/** The changes of tickets at the host's `/api/tickets/events`. */
export interface TicketEvents {
  /** True if the ticket has another revision than the given one; rejects with a {@link ServiceError}. */
  hasTicketChanged(ticket: Pick<Ticket, 'id' | 'revision'>, options?: CallOptions): Promise<boolean>
}

/** Creates a client of the address `events` below the host's proxy of the ticketing service. */
export function createTicketEvents({
  url,
  headers,
  timeoutMilliseconds = 10_000,
  getCredentials,
  fetch,
}: TicketingClientOptions): TicketEvents {
  return {
    async hasTicketChanged({ id, revision }, { signal } = {}) {
      const timeout = AbortSignal.timeout(timeoutMilliseconds)
      const parameters = new URLSearchParams({ ticket: id, revision: String(revision) })
      const send = fetch ?? globalThis.fetch
      const response = await send(`${url}/events?${parameters.toString()}`, {
        headers: { ...headers, ...toHeaders(await getCredentials()) },
        signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
      }).catch((cause: unknown) => {
        if (signal?.aborted) throw cause
        throw new ServiceError('Network request failed', { kind: 'network', status: null, cause })
      })
      if (response.ok) return response.status !== 204
      const code = readCode(await response.json().catch(() => null))
      const { status } = response
      throw new ServiceError(`GraphQL Error (Code: ${status})`, { kind: 'answer', status, code })
    },
  }
}

/** The code of the first error. */
function readCode(body: unknown): string | null {
  const { errors } = (body ?? {}) as { errors?: readonly { extensions?: { code?: string } }[] }
  return errors?.[0]?.extensions?.code ?? null
}
