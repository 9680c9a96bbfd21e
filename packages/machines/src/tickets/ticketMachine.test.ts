import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listMissingPorts } from '../ports/index.ts'
import { openTicketPage as open, withReply } from './testing/testTicketPage.ts'
import { carla, rolf, ticket } from './testing/testWorld.ts'
import { ticketMachine } from './ticketMachine.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

describe('a ticket', () => {
  it('is loaded, or is the one that the server sent with the page (TICKET-05)', async () => {
    const loaded = open({ first: null })
    expect(loaded.has('fetching')).toBe(true)
    await pass(10)
    expect([loaded.context.ticket, loaded.has('fetching')]).toEqual([ticket, false])
    const sent = open()
    await pass(10)
    expect([sent.context.ticket, sent.queries.length]).toEqual([ticket, 0])
  })

  it('that is unknown or of another organization is missing, and nothing of it stays (TICKET-19)', async () => {
    const page = open()
    page.failure = { code: 'notFound' }
    await pass(15_000)
    expect([page.has('missing'), page.context.ticket]).toEqual([true, null])
  })

  it('is not shown any more within 60 seconds after access was withdrawn, and is back after signing in', async () => {
    const page = open()
    await pass(600_000)
    page.failure = { code: 'unauthenticated' }
    await pass(60_000)
    expect([page.has('unauthenticated'), page.context.ticket]).toEqual([true, null])
    page.failure = null
    page.send({ type: 'session.restored' })
    await pass(10)
    expect(page.context.ticket).toEqual(ticket)
  })

  it('can be loaded again after a failure, and is when the browser is online (ERR-07)', async () => {
    const page = open({ first: null, failure: { code: 'unavailable' } })
    await pass(100_000)
    expect([page.has('failed'), page.context.failure, page.queries.length]).toEqual([true, { code: 'unavailable' }, 1])
    page.send({ type: 'ticket.reload' })
    await pass(10)
    expect(page.queries).toHaveLength(2)
    page.failure = null
    page.send({ type: 'network.online' })
    await pass(10)
    expect(page.context.ticket).toEqual(ticket)
  })
})

describe('new replies', () => {
  it('appear without a reload, and are announced until they are read (TICKET-12)', async () => {
    const page = open()
    page.current = withReply(ticket, 'r1')
    await pass(11_000)
    expect(page.context.ticket?.entries).toHaveLength(1)
    expect(page.context.news.replies.map(({ author, text }) => [author.name, text])).toEqual([
      ['Rolf Imhof', 'Text r1'],
    ])
    page.current = withReply(page.current, 'r2')
    await pass(11_000)
    expect(page.context.news.replies.map(({ id }) => id)).toEqual(['r1', 'r2'])
    page.send({ type: 'news.read' })
    await pass(60_000)
    expect(page.context.news.replies).toEqual([])
  })

  it('include changes of the status, but not what the user did', async () => {
    const page = open()
    const changedOn = '2026-11-19T08:00:00Z'
    page.current = {
      ...withReply(ticket, 'own', carla),
      history: [
        { status: 'waiting', reason: null, author: rolf, changedOn },
        { status: 'inProgress', reason: null, author: carla, changedOn },
      ],
    }
    await pass(11_000)
    expect(page.context.news.replies).toEqual([])
    expect(page.context.news.changes.map(({ status }) => status)).toEqual(['waiting'])
  })

  it('are asked for less often while nothing happens, and at once when there is a reason', async () => {
    const page = open()
    await pass(600_000)
    expect(page.queries.length).toBeGreaterThan(10)
    expect(page.queries.length).toBeLessThan(20)
    expect(page.queries[0]).toEqual({ ticketId: 't1', revision: 1 })
    const before = page.queries.length
    page.send({ type: 'ticket.changed' })
    await pass(10)
    expect(page.queries.length).toBe(before + 1)
    await pass(21_000)
    expect(page.queries.length).toBe(before + 2)
  })

  it('come after a failure; the ticket stays meanwhile', async () => {
    const page = open({ failure: { code: 'network' } })
    await pass(60_000)
    expect([page.context.ticket, page.context.failure]).toEqual([ticket, { code: 'network' }])
    page.failure = null
    page.current = withReply(ticket, 'r1')
    page.send({ type: 'network.online' })
    await pass(10)
    expect([page.context.failure, page.context.news.replies.length]).toEqual([null, 1])
  })
})

describe('a comment', () => {
  it('is sent, and the ticket has it (TICKET-11, TICKET-12)', async () => {
    const page = open()
    await pass(10)
    page.comment.send({ type: 'draft.submit', revision: null })
    await pass(500)
    expect([page.comment.getSnapshot().context.problems, page.world.calls.length]).toEqual([{ comment: 'required' }, 0])
    page.comment.send({ type: 'field.change', name: 'comment', text: 'It works again' })
    page.comment.send({ type: 'draft.submit', revision: null })
    await pass(500)
    expect(page.world.calls.map(({ form, ticketId, texts }) => [form, ticketId, texts])).toEqual([
      ['comment', 't1', { comment: 'It works again' }],
    ])
    expect([page.context.ticket?.revision, page.comment.getSnapshot().hasTag('sent')]).toEqual([2, true])
    page.comment.send({ type: 'field.change', name: 'comment', text: 'And again' })
    page.comment.send({ type: 'draft.submit', revision: null })
    await pass(500)
    expect(new Set(page.world.calls.map(({ key }) => key)).size).toBe(2)
  })

  it('waits for the connection or the session, and is sent once (TICKET-15)', async () => {
    for (const [fate, type] of [
      ['lost', 'network.online'],
      ['unauthenticated', 'session.restored'],
    ] as const) {
      const page = open()
      await pass(10)
      page.world.fate = fate
      page.comment.send({ type: 'field.change', name: 'comment', text: 'It works again' })
      page.comment.send({ type: 'draft.submit', revision: null })
      await pass(500)
      expect(page.comment.getSnapshot().hasTag(fate === 'lost' ? 'queued' : 'unauthenticated')).toBe(true)
      page.world.fate = 'arrives'
      page.send({ type })
      await pass(500)
      expect([page.comment.getSnapshot().hasTag('sent'), page.world.arrived.size]).toEqual([true, 1])
    }
  })

  it('that is not sent is deleted by a logout (AUTH-13)', async () => {
    const page = open()
    await pass(10)
    page.comment.send({ type: 'field.change', name: 'comment', text: 'It works again' })
    await pass(500)
    expect(page.world.storage.size).toBe(1)
    page.send({ type: 'draft.discard' })
    await pass(500)
    expect(page.world.storage.size).toBe(0)
  })
})

describe('closing', () => {
  it('needs a reason; a comment is optional (TICKET-13)', async () => {
    const page = open()
    await pass(10)
    page.closure.send({ type: 'draft.submit', revision: 1 })
    await pass(500)
    expect(page.closure.getSnapshot().context.problems).toEqual({ reason: 'required' })
    page.closure.send({ type: 'field.change', name: 'reason', text: 'notRelevant' })
    page.closure.send({ type: 'draft.submit', revision: 1 })
    await pass(500)
    expect(page.context.ticket?.revision).toBe(2)
  })

  it('a ticket that has changed is refused, and says who changed what (TICKET-14)', async () => {
    const page = open()
    await pass(10)
    page.world.refusal = { code: 'conflict', ticket: { ...withReply(ticket, 'r1'), status: 'waiting' }, change: null }
    page.closure.send({ type: 'field.change', name: 'reason', text: 'notRelevant' })
    page.closure.send({ type: 'draft.submit', revision: 1 })
    await pass(500)
    expect(page.closure.getSnapshot().context.failure?.code).toBe('conflict')
    expect([page.context.ticket?.status, page.context.news.replies.map(({ author }) => author.name)]).toEqual([
      'waiting',
      ['Rolf Imhof'],
    ])
  })
})

describe('reopening and watching', () => {
  it('change the ticket once each', async () => {
    const page = open()
    page.send({ type: 'ticket.reopen' })
    page.send({ type: 'ticket.reopen' })
    expect(page.has('changing')).toBe(true)
    await pass(10)
    page.send({ type: 'ticket.watch' })
    await pass(10)
    expect(page.changes.map(({ change, revision }) => [change, revision])).toEqual([
      ['reopen', 1],
      ['watch', 2],
    ])
    expect(new Set(page.changes.map(({ key }) => key)).size).toBe(2)
    expect([page.context.ticket?.revision, page.context.ticket?.watchers]).toEqual([2, [carla]])
  })

  it('wait for the connection or the session with the same key, and can be cancelled', async () => {
    for (const [code, type] of [
      ['network', 'network.online'],
      ['unauthenticated', 'session.restored'],
    ] as const) {
      const page = open()
      page.changeFailure = { code }
      page.send({ type: 'ticket.unwatch' })
      await pass(10)
      expect(page.has('queued')).toBe(true)
      page.changeFailure = null
      page.send({ type })
      await pass(10)
      expect([page.has('queued'), new Set(page.changes.map(({ key }) => key)).size]).toEqual([false, 1])
      page.changeFailure = { code }
      page.send({ type: 'ticket.watch' })
      await pass(10)
      page.send({ type: 'change.cancel' })
      const before = page.changes.length
      page.send({ type })
      await pass(100)
      expect([page.has('queued'), page.changes.length]).toEqual([false, before])
    }
  })

  it('survive a reload without a connection and are made once, with the key and the revision of the request', async () => {
    for (const event of [
      { type: 'ticket.setStatus', status: 'waiting' },
      { type: 'ticket.reopen' },
      { type: 'ticket.watch' },
    ] as const) {
      const left = open()
      left.changeFailure = { code: 'network' }
      left.send(event)
      await pass(10)
      left.stop()
      const page = open({ world: left.world })
      await pass(10)
      expect(page.changes).toEqual([left.changes[0]])
      expect([page.has('queued'), page.has('changing'), left.world.storage.size]).toEqual([false, false, 0])
      page.stop()
      const later = open({ world: left.world })
      await pass(10)
      expect(later.changes).toEqual([])
      later.stop()
    }
  })

  it('are not taken over from another user or from a broken storage', async () => {
    const left = open()
    left.changeFailure = { code: 'network' }
    left.send({ type: 'ticket.watch' })
    await pass(10)
    left.stop()
    const [[key, text] = ['', '']] = left.world.storage
    for (const other of [text.replace('carla', 'gina'), text.replace('t1', 't2'), text.slice(1), '1', '{}']) {
      left.world.storage.set(key, other)
      const page = open({ world: left.world })
      await pass(10)
      expect(page.changes).toEqual([])
      page.stop()
    }
  })

  it('set the status for internal staff', async () => {
    const page = open()
    page.send({ type: 'ticket.setStatus', status: 'waiting' })
    await pass(10)
    expect(page.changes).toMatchObject([{ change: 'status', status: 'waiting', revision: 1 }])
    expect(page.context.ticket?.status).toBe('waiting')
  })

  it('are tried again by themselves without a connection', async () => {
    const page = open()
    page.changeFailure = { code: 'network' }
    page.send({ type: 'ticket.watch' })
    await pass(100)
    page.changeFailure = null
    await pass(10_000)
    expect([page.has('queued'), page.context.ticket?.watchers]).toEqual([false, [carla]])
  })

  it('wait until the ticket is back after signing in, so that nothing older replaces their result', async () => {
    const page = open()
    page.latency = 100
    page.failure = page.changeFailure = { code: 'unauthenticated' }
    page.send({ type: 'ticket.changed' })
    page.send({ type: 'ticket.watch' })
    await pass(500)
    expect([page.has('unauthenticated'), page.has('queued')]).toEqual([true, true])
    page.failure = page.changeFailure = null
    page.send({ type: 'session.restored' })
    await pass(500)
    expect(page.context.ticket?.watchers).toEqual([carla])
  })

  it('are refused for a ticket that has changed', async () => {
    const page = open()
    page.changeFailure = { code: 'conflict', ticket: withReply(ticket, 'r1'), change: null }
    page.send({ type: 'ticket.reopen' })
    await pass(10)
    expect(page.context.changeFailure?.code).toBe('conflict')
    expect([page.context.ticket?.revision, page.context.news.replies.length, page.has('changing')]).toEqual([
      2,
      1,
      false,
    ])
  })
})

it('the ticket needs its ports', () => {
  expect(listMissingPorts(ticketMachine)).toEqual([
    'cancelUpload',
    'changeTicket',
    'fetchTicket',
    'loadDraft',
    'removeDraft',
    'saveDraft',
    'sendFile',
    'submitForm',
    'watchDraft',
  ])
})
