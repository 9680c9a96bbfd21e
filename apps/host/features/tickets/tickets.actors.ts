import type { TicketingClient } from '@kudex/api/ticketing'
import type { TicketListQuery } from '@kudex/domain/tickets'
import { ticketListMachine, type TicketPage, type TicketResult } from '@kudex/machines/tickets'
import { fromPromise } from 'xstate'
import { toCallFailure } from '../portal/index.ts'

/** The list of tickets with the ticketing service behind it. */
export function provideTicketList(client: Pick<TicketingClient, 'fetchTickets'>) {
  return ticketListMachine.provide({
    actors: {
      fetchTickets: fromPromise<TicketResult<TicketPage>, unknown>(({ input, signal }) =>
        // The list passes on the query that it was given.
        toResult(client.fetchTickets(input as TicketListQuery, { signal })),
      ),
    },
  })
}

async function toResult<Value>(call: Promise<Value>): Promise<TicketResult<Value>> {
  try {
    return { isDone: true, value: await call }
  } catch (error) {
    return { isDone: false, failure: { code: toCallFailure(error) } }
  }
}
