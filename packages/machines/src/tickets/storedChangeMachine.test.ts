import type { Ticket } from '@kudex/domain/tickets'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { DraftId } from './draft.ts'
import type { TicketChangeRequest } from './ports.ts'
import { formatStoredChange } from './storedChange.ts'
import { storedChangeMachine } from './storedChangeMachine.ts'
import { ticket } from './testing/testWorld.ts'
import type { TicketFailure, TicketResult } from './tickets.types.ts'

const change: TicketChangeRequest = { ticketId: 't1', key: 'key-1', change: 'reopen', status: null, revision: 3 }

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A browser that keeps a change, and a service that answers one failure after the other, then makes the change. */
function open(failures: readonly (TicketFailure | 'silence')[], stored: string | null = toText()) {
  const page = { stored, sent: [] as TicketChangeRequest[] }
  const waiting = [...failures]
  const actor = createActor(
    storedChangeMachine.provide({
      actors: {
        loadDraft: fromPromise<string | null, DraftId>(async () => page.stored),
        removeDraft: fromPromise<void, DraftId>(async () => void (page.stored = null)),
        changeTicket: fromPromise<TicketResult<Ticket>, TicketChangeRequest>(async ({ input }) => {
          page.sent.push(input)
          const failure = waiting.shift()
          if (failure === 'silence') return new Promise(() => {})
          return failure ? { isDone: false, failure } : { isDone: true, value: ticket }
        }),
      },
    }),
    { input: { userId: 'carla', ticketId: 't1' } },
  )
  actor.start()
  return { page, actor, has: (tag: 'unauthenticated' | 'sent' | 'refused') => actor.getSnapshot().hasTag(tag) }
}

function toText(): string {
  return formatStoredChange('carla', change)
}

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

describe('a change that waits', () => {
  it('is sent with its key and deleted', async () => {
    const { page, actor, has } = open([])
    await wait(0)
    expect(page).toEqual({ stored: null, sent: [change] })
    expect(has('sent')).toBe(true)
    expect(actor.getSnapshot().context.ticket).toEqual(ticket)
  })

  it('is sent again after no response, at once when the browser is online again', async () => {
    const { page, actor, has } = open(['silence', { code: 'network' }, { code: 'network' }])
    await wait(30_000)
    expect(page.sent).toHaveLength(1)
    await wait(5_000)
    expect(page.sent).toHaveLength(2)
    actor.send({ type: 'network.online' })
    await wait(0)
    expect(page.sent).toHaveLength(3)
    await wait(60_000)
    expect(page.sent).toEqual([change, change, change, change])
    expect(has('sent')).toBe(true)
  })

  it('waits for the session', async () => {
    const { page, actor, has } = open([{ code: 'unauthenticated' }])
    await wait(600_000)
    expect(has('unauthenticated')).toBe(true)
    expect(page.stored).not.toBeNull()
    actor.send({ type: 'session.restored' })
    await wait(0)
    expect(has('sent')).toBe(true)
  })

  it.each(['unavailable', 'forbidden', 'notFound'] as const)('is dropped if it is refused: %s', async (code) => {
    const { page, actor, has } = open([{ code }])
    await wait(0)
    expect(page).toEqual({ stored: null, sent: [change] })
    expect(has('refused')).toBe(true)
    expect(actor.getSnapshot().context.failure).toEqual({ code })
  })

  it('is not sent if another tab has sent or dropped it', async () => {
    expect(open([], null).page.sent).toEqual([])
    const { page, actor, has } = open([{ code: 'network' }])
    await wait(0)
    page.stored = null
    await wait(60_000)
    expect(page.sent).toHaveLength(1)
    expect(has('sent') || has('refused')).toBe(false)
    expect(actor.getSnapshot().status).toBe('done')
  })
})
