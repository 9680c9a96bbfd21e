import type { TicketingClient } from '@kudex/api/ticketing'
import type { Ticket } from '@kudex/domain/tickets'
import type { TicketResult } from '@kudex/machines/tickets'
import { toCallFailure, toCallResult } from '../../portal/index.ts'

type ChangeResult = Awaited<ReturnType<TicketingClient['createTicket']>>

/** The outcome of a change; nothing was changed if the service reports problems or a conflict. */
export async function toTicketResult<Value>(
  call: Promise<ChangeResult>,
  toValue: (ticket: Ticket, isRepeated: boolean) => Value,
): Promise<TicketResult<Value>> {
  try {
    const { ticket, isRepeated, problems, conflict } = await call
    if (Object.keys(problems).length > 0) return { isDone: false, failure: { code: 'rejected', problems } }
    if (!ticket) return { isDone: false, failure: { code: 'notFound' } }
    if (conflict) return { isDone: false, failure: { code: 'conflict', ticket, change: conflict } }
    return { isDone: true, value: toValue(ticket, isRepeated) }
  } catch (error) {
    return { isDone: false, failure: { code: toCallFailure(error) } }
  }
}

/** The outcome of a request that changes nothing. */
export async function toReadResult<Value>(call: Promise<Value>): Promise<TicketResult<Value>> {
  const result = await toCallResult(call)
  return result.isDone ? result : { isDone: false, failure: { code: result.failure } }
}
