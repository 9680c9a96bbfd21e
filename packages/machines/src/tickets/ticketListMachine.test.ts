import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { listMissingPorts } from '../ports/index.ts'
import type { TicketPage } from './ports.ts'
import { ticket } from './testing/testWorld.ts'
import { ticketListMachine } from './ticketListMachine.ts'
import type { TicketFailure, TicketResult } from './tickets.types.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

describe('the list of tickets', () => {
  it('is the page from the server first, and is kept up to date without saying that it loads (TICKET-02)', async () => {
    const list = open(first)
    expect([list.actor.getSnapshot().hasTag('loading'), list.context.page]).toEqual([false, first])
    list.pages.set('a', second)
    let wasLoading = false
    list.actor.subscribe((snapshot) => (wasLoading ||= snapshot.hasTag('loading')))
    await pass(11_000)
    expect([list.context.page, wasLoading]).toEqual([second, false])
  })

  it('is loaded for another search, filter, order or page; the last one counts (TICKET-04)', async () => {
    const list = open(null)
    list.actor.send({ type: 'query.change', query: 'b', page: null })
    list.actor.send({ type: 'query.change', query: 'c', page: null })
    expect(list.actor.getSnapshot().hasTag('loading')).toBe(true)
    await pass(200)
    expect([list.context.page, list.aborted]).toEqual([
      { tickets: [], total: 0, isTotalExact: true, pageSize: 25 },
      ['a', 'b'],
    ])
  })

  it('is the page that navigation brought, without another request (TICKET-02)', async () => {
    const list = open(first)
    list.actor.send({ type: 'query.change', query: 'b', page: second })
    await pass(5_000)
    expect([list.context.query, list.context.page, list.queries]).toEqual(['b', second, []])
  })

  it('says that it could not be loaded, and can be loaded again (ERR-07)', async () => {
    const list = open(null)
    list.failure = { code: 'unavailable' }
    await pass(200)
    expect([list.actor.getSnapshot().hasTag('failed'), list.context.failure]).toEqual([true, { code: 'unavailable' }])
    list.failure = null
    list.actor.send({ type: 'list.reload' })
    await pass(200)
    expect([list.context.page, list.context.failure]).toEqual([first, null])
  })

  it('stays while it cannot be refreshed, and is refreshed as soon as there is a connection', async () => {
    const list = open(first)
    list.failure = { code: 'network' }
    await pass(60_000)
    expect([list.actor.getSnapshot().hasTag('failed'), list.context.page]).toEqual([false, first])
    list.failure = null
    list.pages.set('a', second)
    list.actor.send({ type: 'network.online' })
    await pass(200)
    expect(list.context.page).toEqual(second)
  })

  it('is gone within 60 seconds after the session was withdrawn', async () => {
    const list = open(first)
    await pass(600_000)
    list.failure = { code: 'unauthenticated' }
    await pass(60_000)
    expect([list.actor.getSnapshot().hasTag('unauthenticated'), list.context.page]).toEqual([true, null])
    list.failure = null
    list.actor.send({ type: 'session.restored' })
    await pass(200)
    expect(list.context.page).toEqual(first)
    list.failure = { code: 'unauthenticated' }
    list.actor.send({ type: 'query.change', query: 'b', page: null })
    await pass(200)
    expect([list.actor.getSnapshot().hasTag('unauthenticated'), list.context.page]).toEqual([true, null])
  })

  it('is asked for less often while nothing happens', async () => {
    const list = open(first)
    await pass(600_000)
    expect(list.queries.length).toBeGreaterThan(10)
    expect(list.queries.length).toBeLessThan(20)
  })

  it('needs its port', () => {
    expect(listMissingPorts(ticketListMachine)).toEqual(['fetchTickets'])
  })
})

const first: TicketPage = { tickets: [ticket], total: 1, isTotalExact: true, pageSize: 25 }
const second: TicketPage = { tickets: [{ ...ticket, status: 'closed' }], total: 1, isTotalExact: true, pageSize: 25 }

function open(page: TicketPage | null) {
  const list = {
    pages: new Map<unknown, TicketPage>([['a', first]]),
    failure: null as TicketFailure | null,
    queries: [] as unknown[],
    aborted: [] as unknown[],
    get actor() {
      return actor
    },
    get context() {
      return actor.getSnapshot().context
    },
  }
  const machine = ticketListMachine.provide({
    actors: {
      fetchTickets: fromPromise<TicketResult<TicketPage>, unknown>(async ({ input: query, signal }) => {
        list.queries.push(query)
        signal.addEventListener('abort', () => list.aborted.push(query))
        await new Promise((resolve) => setTimeout(resolve, 100))
        if (list.failure) return { isDone: false, failure: list.failure }
        return {
          isDone: true,
          value: list.pages.get(query) ?? { tickets: [], total: 0, isTotalExact: true, pageSize: 25 },
        }
      }),
    },
  })
  const actor = createActor(machine, { input: { query: 'a', page } })
  actor.start()
  return list
}
