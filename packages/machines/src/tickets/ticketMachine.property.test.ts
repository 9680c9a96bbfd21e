import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openTicketPage, withReply } from './testing/testTicketPage.ts'
import type { Fate } from './testing/testWorld.ts'
import type { TicketEvent } from './ticketSetup.ts'
import type { TicketFailure } from './tickets.types.ts'

const runs = process.env['KUDEX_CHECK_SIZE'] === 'full' ? 5_000 : 100
// At full size a property takes minutes on a busy machine.
vi.setConfig({ testTimeout: 1_800_000 })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const path = fc.array(
  fc.record({
    event: fc.constantFrom<(TicketEvent['type'] | 'comment' | 'reply')[]>(
      ...([
        'ticket.reopen',
        'ticket.setStatus',
        'ticket.watch',
        'ticket.unwatch',
        'change.cancel',
        'comment',
        'comment',
        'reply',
      ] as const),
      ...(['ticket.changed', 'ticket.reload', 'news.read', 'network.online', 'session.restored'] as const),
    ),
    failure: fc.constantFrom<(TicketFailure['code'] & Fate)[]>('unavailable', 'unauthenticated'),
    isDown: fc.boolean(),
    wait: fc.constantFrom(0, 1, 99, 150, 5_000, 40_000),
  }),
  { maxLength: 20, size: 'max' },
)

describe('any sequence of events on the page of a ticket', () => {
  it('makes each change and comment once, and shows nothing without access (TICKET-12, TICKET-19)', async () => {
    await fc.assert(
      fc.asyncProperty(path, async (steps) => {
        const page = openTicketPage()
        page.latency = 130
        await vi.advanceTimersByTimeAsync(1)
        let requested = 0
        let comments = 0
        for (const { event, failure, isDown, wait } of steps) {
          page.world.fate = isDown ? failure : 'arrives'
          page.failure = page.changeFailure = isDown ? { code: failure } : null
          if (event === 'reply') page.current = withReply(page.current, `reply ${page.current.revision}`)
          else if (event === 'comment') {
            page.comment.send({ type: 'field.change', name: 'comment', text: `comment ${++comments}` })
            page.comment.send({ type: 'draft.submit', revision: null })
          } else {
            if (/reopen|watch|setStatus/.test(event)) requested++
            page.send(event === 'ticket.setStatus' ? { type: event, status: 'waiting' } : { type: event })
          }
          await vi.advanceTimersByTimeAsync(wait)
          if (page.has('unauthenticated')) expect(page.context.ticket).toBeNull()
        }
        page.world.fate = 'arrives'
        page.failure = page.changeFailure = null
        page.send({ type: 'session.restored' })
        page.send({ type: 'network.online' })
        await vi.advanceTimersByTimeAsync(200_000)
        expect(page.context.ticket).toEqual(page.current)
        expect([page.has('queued'), page.has('changing')]).toEqual([false, false])
        const sent = [...page.world.arrived.values()].map(({ texts }) => texts['comment'])
        expect(new Set(sent).size).toBe(sent.length)
        // A repeated request is the same request.
        const requests = new Map(page.changes.map((request) => [request.key, JSON.stringify(request)]))
        expect(new Set(page.changes.map((request) => JSON.stringify(request))).size).toBe(requests.size)
        expect(requests.size).toBeLessThanOrEqual(requested)
        page.stop()
      }),
      { numRuns: runs },
    )
  })
})
