import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listMissingPorts } from '../ports/index.ts'
import { hasInput } from './draft.ts'
import { pass, ticket, World, writeTicket } from './testing/testWorld.ts'
import { ticketDraftMachine } from './ticketDraftMachine.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a new ticket', () => {
  it('is created with what was typed, and its draft is removed (TICKET-06, TICKET-10)', async () => {
    const world = new World()
    const tab = await writeTicket(world)
    tab.submit()
    expect(tab.has('busy')).toBe(true)
    await pass(500)
    expect(tab.has('sent')).toBe(true)
    expect(tab.context.ticket?.id).toBe('key-1')
    expect(world.calls).toEqual([
      {
        form: 'ticket',
        ticketId: null,
        key: 'key-1',
        texts: { subject: 'Feed slips', description: 'Since Monday' },
        files: [],
        revision: null,
      },
    ])
    expect([world.storage.size, hasInput(tab.context.draft)]).toEqual([0, false])
  })

  it('is not sent while fields are missing, and says which (TICKET-07, TICKET-08)', async () => {
    const world = new World()
    const tab = world.openTab()
    await pass(10)
    tab.type('subject', 'Feed slips')
    tab.submit()
    await pass(10)
    expect(tab.context.problems).toEqual({ description: 'required' })
    expect([tab.has('busy'), tab.text('subject'), world.calls.length]).toEqual([false, 'Feed slips', 0])
  })

  it('is sent once, however often the button is pressed (TICKET-10)', async () => {
    const world = new World()
    const tab = await writeTicket(world)
    for (let press = 0; press < 5; press++) {
      tab.submit()
      await pass(30)
    }
    await pass(500)
    tab.submit()
    await pass(500)
    expect(world.calls).toHaveLength(1)
  })

  it('is not reported as sent any more once that was read', async () => {
    const world = new World()
    const tab = await writeTicket(world)
    tab.submit()
    await pass(500)
    tab.send({ type: 'sent.read' })
    expect([tab.has('sent'), tab.has('busy'), world.calls.length]).toEqual([false, false, 1])
  })

  it('starts with what is known of the machine, which is no draft yet (TICKET-09)', async () => {
    const world = new World()
    const prefill = { machineName: 'Alpha 550', serialNumber: 'A550-20417' }
    const tab = world.openTab({ prefill })
    await pass(1000)
    expect([tab.text('serialNumber'), world.storage.size]).toEqual(['A550-20417', 0])
    tab.type('subject', 'Feed slips')
    await pass(1000)
    tab.close()
    const other = world.openTab({ prefill: { machineName: 'Mira 32', location: 'york' } })
    await pass(10)
    expect(['subject', 'machineName', 'location'].map((name) => other.text(name))).toEqual([
      'Feed slips',
      'Alpha 550',
      'york',
    ])
  })

  it.each([['unavailable'], ['crashes']] as const)(
    'keeps its text when the service fails: %s (TICKET-15, ERR-07)',
    async (fate) => {
      const world = new World()
      world.fate = fate
      const tab = await writeTicket(world)
      tab.submit()
      await pass(500)
      expect(tab.context.failure).toEqual({ code: 'unavailable' })
      expect([tab.has('busy'), tab.text('description'), world.storage.size]).toEqual([false, 'Since Monday', 1])
      world.fate = 'arrives'
      tab.submit()
      expect(tab.context.failure).toBeNull()
      await pass(500)
      expect([tab.has('sent'), world.calls.map(({ key }) => key)]).toEqual([true, ['key-1', 'key-1']])
    },
  )

  it('shows what the service rejects at its fields', async () => {
    const world = new World()
    world.refusal = { code: 'rejected', problems: { location: 'invalid' } }
    const tab = await writeTicket(world)
    tab.submit()
    await pass(500)
    expect([tab.context.problems, tab.text('subject')]).toEqual([{ location: 'invalid' }, 'Feed slips'])
  })
})

describe('a closure', () => {
  it('of a ticket that has changed is a conflict, and keeps its comment (TICKET-13, TICKET-14)', async () => {
    const world = new World()
    const newer = { ...ticket, status: 'waiting' as const, revision: 2 }
    world.refusal = { code: 'conflict', ticket: newer, change: null }
    const tab = world.openTab({ form: 'closure', ticketId: 't1' })
    await pass(10)
    tab.type('reason', 'notRelevant')
    tab.type('comment', 'Machine sold')
    tab.submit(1)
    await pass(500)
    expect(tab.context.failure).toEqual({ code: 'conflict', ticket: newer, change: null })
    expect([tab.context.ticket, tab.text('comment')]).toEqual([newer, 'Machine sold'])
    world.refusal = null
    tab.submit(2)
    await pass(500)
    expect([tab.has('sent'), world.calls.map(({ revision }) => revision)]).toEqual([true, [1, 2]])
  })
})

it('the draft needs its ports', () => {
  expect(listMissingPorts(ticketDraftMachine)).toEqual([
    'cancelUpload',
    'loadDraft',
    'removeDraft',
    'saveDraft',
    'sendFile',
    'submitForm',
    'watchDraft',
  ])
})
