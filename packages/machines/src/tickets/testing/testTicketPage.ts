import type { Ticket, TicketComment } from '@kudex/domain/tickets'
import { createActor, fromPromise } from 'xstate'
import { providePorts } from '../../ports/index.ts'
import type { TicketChangeRequest, TicketQuery } from '../ports.ts'
import { carla, check, rolf, ticket, World } from './testWorld.ts'
import { ticketMachine } from '../ticketMachine.ts'
import type { TicketEvent } from '../ticketSetup.ts'
import type { TicketFailure, TicketResult } from '../tickets.types.ts'

/** The ticket with one more comment. */
export function withReply(known: Ticket, id: string, author = rolf): Ticket {
  const entry: TicketComment = { id, author, createdOn: '2026-11-19T08:00:00Z', text: `Text ${id}`, attachments: [] }
  return { ...known, entries: [...known.entries, entry], revision: known.revision + 1 }
}

/** The page of a ticket, and the service behind it. */
export function openTicketPage({
  first = ticket,
  failure = null,
  world = new World(),
}: { first?: Ticket | null; failure?: TicketFailure | null; world?: World } = {}) {
  const page = {
    world,
    current: ticket,
    failure,
    changeFailure: null as TicketFailure | null,
    /** Milliseconds until a response, which tells what was true at the request. */
    latency: 0,
    queries: [] as TicketQuery[],
    changes: [] as TicketChangeRequest[],
    send: (event: TicketEvent) => actor.send(event),
    has: (tag: Parameters<ReturnType<typeof actor.getSnapshot>['hasTag']>[0]) => actor.getSnapshot().hasTag(tag),
    stop: () => actor.stop(),
    get context() {
      return actor.getSnapshot().context
    },
    get comment() {
      return actor.getSnapshot().children.comment!
    },
    get closure() {
      return actor.getSnapshot().children.closure!
    },
  }
  world.toTicket = () => (page.current = { ...page.current, revision: page.current.revision + 1 })
  const machine = providePorts(ticketMachine, {
    ...world.createPorts(),
    fetchTicket: fromPromise<TicketResult<Ticket | null>, TicketQuery>(async ({ input }) => {
      page.queries.push(input)
      if (page.failure) return { isDone: false, failure: page.failure }
      const { current, latency } = page
      if (latency > 0) await new Promise((resolve) => setTimeout(resolve, latency))
      return { isDone: true, value: input.revision === current.revision ? null : current }
    }),
    changeTicket: fromPromise<TicketResult<Ticket>, TicketChangeRequest>(async ({ input }) => {
      page.changes.push(input)
      if (page.changeFailure) return { isDone: false, failure: page.changeFailure }
      // Watching is no change of the ticket.
      const { revision } = page.current
      if (input.change === 'status') {
        page.current = { ...page.current, status: input.status ?? 'new', revision: revision + 1 }
      } else if (input.change === 'reopen') page.current = { ...page.current, revision: revision + 1 }
      else page.current = { ...page.current, watchers: input.change === 'watch' ? [carla] : [] }
      return { isDone: true, value: page.current }
    }),
  })
  const actor = createActor(machine, {
    input: { ticketId: 't1', userId: 'carla', ticket: first, check, createKey: world.createKey },
  })
  actor.start()
  return page
}
