import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listMissingPorts } from '../ports/index.ts'
import { hasInput } from './draft.ts'
import { parseStoredDraft, toDraftStoragePrefix } from './storedDraft.ts'
import { ticket, World } from './testWorld.ts'
import { ticketDraftMachine } from './ticketDraftMachine.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

/** A tab with a complete ticket. */
async function write(world: World, subject = 'Feed slips') {
  const tab = world.openTab()
  await pass(10)
  tab.type('subject', subject)
  tab.type('description', 'Since Monday')
  return tab
}

describe('a new ticket', () => {
  it('is created with what was typed, and its draft is removed (TICKET-06, TICKET-10)', async () => {
    const world = new World()
    const tab = await write(world)
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
    const tab = await write(world)
    for (let press = 0; press < 5; press++) {
      tab.submit()
      await pass(30)
    }
    await pass(500)
    tab.submit()
    await pass(500)
    expect(world.calls).toHaveLength(1)
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
      const tab = await write(world)
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
    const tab = await write(world)
    tab.submit()
    await pass(500)
    expect([tab.context.problems, tab.text('subject')]).toEqual([{ location: 'invalid' }, 'Feed slips'])
  })
})

describe('without a connection', () => {
  it('the ticket waits, and is sent once when the browser is online again', async () => {
    const world = new World()
    world.fate = 'lost'
    const tab = await write(world)
    tab.submit()
    await pass(200)
    expect([tab.has('queued'), tab.has('busy')]).toEqual([true, false])
    world.fate = 'arrives'
    tab.send({ type: 'network.online' })
    await pass(500)
    expect([tab.has('sent'), world.arrived.size]).toEqual([true, 1])
    tab.send({ type: 'network.online' })
    await pass(100_000)
    expect(world.calls).toHaveLength(2)
  })

  it('the ticket is sent by itself too, as the browser may not notice; less often each time', async () => {
    const world = new World()
    world.fate = 'lost'
    const tab = await write(world)
    tab.submit()
    await pass(600_000)
    expect(world.calls.length).toBeGreaterThan(5)
    expect(world.calls.length).toBeLessThan(20)
    world.fate = 'arrives'
    await pass(70_000)
    expect([tab.has('sent'), world.arrived.size]).toEqual([true, 1])
  })

  it('a call without any response counts as lost after 30 seconds', async () => {
    const world = new World()
    world.fate = 'hangs'
    const tab = await write(world)
    tab.submit()
    await pass(30_100)
    expect(tab.has('queued')).toBe(true)
  })

  it('an edit takes the ticket out of the queue, so that it is not sent half typed', async () => {
    const world = new World()
    world.fate = 'lost'
    const tab = await write(world)
    tab.submit()
    await pass(200)
    tab.type('description', 'Since Tue')
    expect(tab.has('queued')).toBe(false)
    world.fate = 'arrives'
    tab.send({ type: 'network.online' })
    await pass(100_000)
    expect(world.arrived.size).toBe(0)
    tab.submit()
    await pass(500)
    expect([...world.arrived.values()].map(({ texts }) => texts['description'])).toEqual(['Since Tue'])
  })

  it('the person can take it back', async () => {
    const world = new World()
    world.fate = 'lost'
    const tab = await write(world)
    tab.submit()
    await pass(200)
    tab.send({ type: 'draft.hold' })
    world.fate = 'arrives'
    await pass(100_000)
    expect([tab.has('queued'), world.arrived.size, tab.text('subject')]).toEqual([false, 0, 'Feed slips'])
  })

  it('the ticket that waited is sent after a reload', async () => {
    const world = new World()
    world.fate = 'lost'
    const tab = await write(world)
    tab.submit()
    await pass(200)
    tab.close()
    world.fate = 'arrives'
    const next = world.openTab()
    await pass(500)
    expect([next.has('sent'), [...world.arrived.keys()]]).toEqual([true, ['key-1']])
  })

  it('a lost response makes no second ticket; what was typed after it is kept as the next draft', async () => {
    const world = new World()
    world.fate = 'responseLost'
    const tab = await write(world)
    tab.submit()
    await pass(200)
    tab.type('description', 'Since Tuesday')
    world.fate = 'arrives'
    tab.submit()
    await pass(500)
    expect([tab.has('sent'), tab.has('sentPartly'), world.arrived.size]).toEqual([true, true, 1])
    expect([...world.arrived.values()][0]?.texts['description']).toBe('Since Monday')
    expect(tab.text('description')).toBe('Since Tuesday')
    tab.submit()
    await pass(500)
    expect([...world.arrived.values()][1]?.texts['description']).toBe('Since Tuesday')
  })

  it('a ticket that was refused before is not taken for one that arrived', async () => {
    const world = new World()
    world.fate = 'unauthenticated'
    const tab = await write(world)
    tab.submit()
    await pass(200)
    world.fate = 'responseLost'
    tab.type('description', 'Since Tuesday')
    tab.submit()
    await pass(200)
    world.fate = 'arrives'
    tab.send({ type: 'network.online' })
    await pass(500)
    expect([tab.has('sent'), tab.has('sentPartly'), world.arrived.size]).toEqual([true, false, 1])
  })
})

describe('a draft', () => {
  it('survives a reload', async () => {
    const world = new World()
    const tab = await write(world)
    await pass(300)
    tab.close()
    const next = world.openTab()
    expect(next.has('storing')).toBe(true)
    await pass(10)
    expect([next.text('subject'), next.text('description'), next.has('storing')]).toEqual([
      'Feed slips',
      'Since Monday',
      false,
    ])
  })

  it('is saved at once when the focus leaves its field or the page is hidden', async () => {
    const world = new World()
    const tab = await write(world)
    tab.send({ type: 'field.blur' })
    tab.close()
    const next = world.openTab()
    await pass(10)
    expect(next.text('subject')).toBe('Feed slips')
  })

  it('is saved during continuous typing', async () => {
    const world = new World()
    const tab = world.openTab()
    for (let length = 1; length < 20; length++) {
      tab.type('description', 'x'.repeat(length))
      await pass(50)
    }
    expect(parseStoredDraft('carla', [...world.storage.values()][0] ?? null)?.fields['description']?.text).toMatch(
      /^x+$/,
    )
  })

  it('is saved with what was typed while it was being saved', async () => {
    const world = new World()
    world.storageLatency = 200
    const tab = await write(world)
    await pass(400)
    tab.type('subject', 'Feed slips badly')
    await pass(1000)
    const stored = parseStoredDraft('carla', [...world.storage.values()][0] ?? null)
    expect([stored?.fields['subject']?.text, tab.has('storing')]).toEqual(['Feed slips badly', false])
  })

  it('survives the end of the session, and is sent once after signing in again', async () => {
    const world = new World()
    world.fate = 'unauthenticated'
    const tab = await write(world)
    tab.submit()
    await pass(500)
    expect([tab.has('unauthenticated'), tab.text('subject')]).toEqual([true, 'Feed slips'])
    world.fate = 'arrives'
    tab.send({ type: 'session.restored' })
    await pass(500)
    expect([tab.has('sent'), world.arrived.size]).toEqual([true, 1])
  })

  it('is sent after the way to the login page and back', async () => {
    const world = new World()
    world.fate = 'unauthenticated'
    const tab = await write(world)
    tab.submit()
    await pass(500)
    tab.close()
    world.fate = 'arrives'
    const next = world.openTab()
    await pass(500)
    expect([next.has('sent'), world.arrived.size]).toEqual([true, 1])
  })

  it('belongs to its machine: one about another machine is a draft of its own', async () => {
    const world = new World()
    const first = world.openTab({ serialNumber: 'A' })
    first.type('subject', 'Crimp force drifts')
    const second = world.openTab({ serialNumber: 'B' })
    second.type('subject', 'Blade is blunt')
    await pass(500)
    expect([world.storage.size, first.text('subject'), second.text('subject')]).toEqual([
      2,
      'Crimp force drifts',
      'Blade is blunt',
    ])
    second.send({ type: 'draft.discard' })
    await pass(500)
    const again = world.openTab({ serialNumber: 'A' })
    await pass(10)
    expect([again.text('subject'), first.context.elsewhere]).toEqual(['Crimp force drifts', null])
  })

  it('belongs to its user', async () => {
    const world = new World()
    const tab = await write(world)
    await pass(300)
    tab.close()
    const other = world.openTab({ userId: 'otto' })
    await pass(10)
    expect(hasInput(other.context.draft)).toBe(false)
    const [text = null] = world.storage.values()
    expect([parseStoredDraft('carla', text) !== null, parseStoredDraft('otto', text)]).toEqual([true, null])
  })

  it('is deleted by a logout, in every tab, with its files (AUTH-13)', async () => {
    const world = new World()
    const tab = await write(world)
    tab.choose('a')
    tab.settleUpload({ type: 'file.settled', state: { kind: 'done', reference: 'KX-1', location: '/api/uploads/1' } })
    const other = world.openTab()
    await pass(500)
    expect([...world.storage.keys()].every((key) => key.startsWith(toDraftStoragePrefix('carla')))).toBe(true)
    tab.send({ type: 'draft.discard' })
    expect(tab.has('storing')).toBe(true)
    await pass(1000)
    expect([tab.has('storing'), world.storage.size, world.cancelledFiles]).toEqual([false, 0, ['/api/uploads/1']])
    expect([hasInput(tab.context.draft), hasInput(other.context.draft)]).toEqual([false, false])
    expect(other.context.elsewhere).toBe('removed')
  })

  it.each(['', 'nonsense', '[]', '{"version":0}', '{"version":1,"userId":"carla","draft":{"key":1}}'])(
    'is empty when the storage holds %j',
    async (stored) => {
      const world = new World()
      world.storage.set(`${toDraftStoragePrefix('carla')}ticket`, stored)
      const tab = world.openTab()
      await pass(10)
      expect([hasInput(tab.context.draft), tab.has('storing'), tab.has('unstored')]).toEqual([false, false, false])
    },
  )

  it('can be written and sent without a storage, and says that it is not kept', async () => {
    const world = new World()
    world.isStorageWorking = false
    const tab = await write(world)
    await pass(500)
    expect(tab.has('unstored')).toBe(true)
    tab.submit()
    await pass(500)
    expect([tab.has('sent'), world.arrived.size]).toEqual([true, 1])
  })
})

describe('two tabs', () => {
  it('have one draft: the newest edit of each field wins', async () => {
    const world = new World()
    const first = await write(world)
    const second = world.openTab()
    await pass(500)
    second.type('subject', 'Feed slips badly')
    first.type('machineName', 'Alpha 550')
    await pass(1000)
    for (const tab of [first, second]) {
      expect([tab.text('subject'), tab.text('machineName')]).toEqual(['Feed slips badly', 'Alpha 550'])
    }
    expect(first.context.elsewhere).toBe('changed')
  })

  it('change nothing under the cursor: the newer text comes when the focus leaves', async () => {
    const world = new World()
    const first = await write(world)
    const second = world.openTab()
    await pass(500)
    first.send({ type: 'field.focus', name: 'subject' })
    second.type('subject', 'Feed slips badly')
    second.type('description', 'Since Tuesday')
    await pass(500)
    expect([first.text('subject'), first.text('description')]).toEqual(['Feed slips', 'Since Tuesday'])
    first.send({ type: 'field.blur' })
    expect(first.text('subject')).toBe('Feed slips badly')
    first.send({ type: 'field.focus', name: 'subject' })
    second.type('subject', 'Feed stops')
    await pass(500)
    first.type('subject', 'Feed slips again')
    first.send({ type: 'field.blur' })
    await pass(500)
    expect([first.text('subject'), second.text('subject')]).toEqual(['Feed slips again', 'Feed slips again'])
  })

  it('send one ticket, and both forms are empty after it', async () => {
    const world = new World()
    const first = await write(world)
    const second = world.openTab()
    await pass(500)
    first.submit()
    second.submit()
    await pass(1000)
    expect([first.has('sent'), second.has('sent'), world.arrived.size, world.storage.size]).toEqual([true, true, 1, 0])
    expect([hasInput(first.context.draft), hasInput(second.context.draft)]).toEqual([false, false])
  })

  it('keep what one types while the other sends', async () => {
    const world = new World()
    const first = await write(world)
    const second = world.openTab()
    await pass(500)
    world.latency = 3000
    first.submit()
    await pass(1000)
    second.type('description', 'Since Tuesday')
    await pass(5000)
    expect([first.has('sentPartly'), world.arrived.size]).toEqual([true, 1])
    expect([first.text('description'), second.text('description')]).toEqual(['Since Tuesday', 'Since Tuesday'])
    second.submit()
    await pass(5000)
    expect([...world.arrived.values()].map(({ texts }) => texts['description'])).toEqual([
      'Since Monday',
      'Since Tuesday',
    ])
  })

  it('keep what one types in the moment in which the other one has sent', async () => {
    const world = new World()
    const first = await write(world)
    const second = world.openTab()
    await pass(500)
    first.submit()
    await pass(50)
    second.type('description', 'Since Tuesday')
    await pass(1000)
    expect([first.has('sent'), second.text('description'), world.storage.size]).toEqual([true, 'Since Tuesday', 1])
    second.submit()
    await pass(500)
    expect(world.arrived.size).toBe(2)
  })

  it('add what one has not stored yet to a draft that the other has begun', async () => {
    const world = new World()
    const first = await write(world)
    const second = world.openTab()
    await pass(500)
    first.submit()
    await pass(50)
    second.type('machineName', 'Alpha 550')
    await pass(55)
    first.type('subject', 'Blades are blunt')
    first.send({ type: 'field.blur' })
    await pass(1000)
    for (const tab of [first, second]) {
      expect([tab.text('subject'), tab.text('machineName')]).toEqual(['Blades are blunt', 'Alpha 550'])
    }
  })

  it('show a draft that was begun elsewhere while the browser let the tab sleep, without the text sent before', async () => {
    const world = new World()
    const first = await write(world)
    first.type('machineName', 'Alpha 550')
    const second = world.openTab()
    await pass(500)
    const { notifyStorage } = second.hooks
    second.hooks.notifyStorage = () => {}
    first.submit()
    await pass(500)
    first.type('subject', 'Blades are blunt')
    await pass(500)
    notifyStorage()
    await pass(500)
    expect([second.text('subject'), second.text('machineName')]).toEqual(['Blades are blunt', ''])
    expect([first.text('subject'), first.text('machineName')]).toEqual(['Blades are blunt', ''])
  })

  it('do not send what the other one is still typing', async () => {
    const world = new World()
    world.fate = 'lost'
    const first = await write(world)
    const second = world.openTab()
    await pass(500)
    first.submit()
    await pass(200)
    second.type('description', 'Since Tue')
    await pass(500)
    expect(first.has('queued')).toBe(false)
  })
})

describe('the files of a ticket (TICKET-16)', () => {
  const arrive = {
    type: 'file.settled',
    state: { kind: 'done', reference: 'KX-1', location: '/api/uploads/1' },
  } as const

  it('go with it: sending waits until they have arrived', async () => {
    const world = new World()
    const tab = await write(world)
    tab.choose('a')
    tab.submit()
    await pass(10_000)
    expect([tab.has('busy'), world.calls.length]).toEqual([true, 0])
    tab.send({ type: 'draft.hold' })
    expect(tab.has('busy')).toBe(false)
    tab.submit()
    await pass(10)
    tab.settleUpload(arrive)
    await pass(500)
    expect(tab.has('sent')).toBe(true)
    expect(world.calls[0]?.files).toEqual([
      { id: 'a', name: 'a.mp4', size: 100, reference: 'KX-1', location: '/api/uploads/1' },
    ])
    expect([tab.context.files, world.cancelledFiles]).toEqual([[], []])
  })

  it('that fail or are paused stop the sending; nothing typed is lost (FORM-15)', async () => {
    const world = new World()
    const tab = await write(world)
    tab.choose('a')
    tab.submit()
    await pass(10)
    tab.settleUpload({ type: 'file.settled', state: { kind: 'failed', problem: 'failed' } })
    expect([tab.context.failure, tab.has('busy'), tab.text('subject')]).toEqual([
      { code: 'files' },
      false,
      'Feed slips',
    ])
    tab.actor.getSnapshot().children.uploads?.send({ type: 'file.retry', id: 'a' })
    tab.settleUpload(arrive)
    tab.submit()
    await pass(500)
    expect(tab.has('sent')).toBe(true)
  })

  it('that were still on their way at a reload are not left out: the person has to send again', async () => {
    const world = new World()
    const tab = await write(world)
    tab.choose('a')
    tab.choose('b')
    tab.submit()
    await pass(10)
    tab.settleUpload(arrive)
    await pass(500)
    tab.close()
    const next = world.openTab()
    await pass(500)
    expect([next.has('busy'), world.calls.length, next.context.files.length]).toEqual([false, 0, 1])
  })

  it('that have arrived survive a reload', async () => {
    const world = new World()
    const tab = await write(world)
    tab.choose('a')
    tab.settleUpload(arrive)
    await pass(500)
    tab.close()
    const next = world.openTab()
    await pass(10)
    expect(next.context.files.map(({ name, state }) => [name, state.kind])).toEqual([['a.mp4', 'done']])
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
