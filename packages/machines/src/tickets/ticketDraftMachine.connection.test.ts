import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pass, World, writeTicket } from './testing/testWorld.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('without a connection', () => {
  it('the ticket waits, and is sent once when the browser is online again', async () => {
    const world = new World()
    world.fate = 'lost'
    const tab = await writeTicket(world)
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
    const tab = await writeTicket(world)
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
    const tab = await writeTicket(world)
    tab.submit()
    await pass(30_100)
    expect(tab.has('queued')).toBe(true)
  })

  it('an edit takes the ticket out of the queue, so that it is not sent half typed', async () => {
    const world = new World()
    world.fate = 'lost'
    const tab = await writeTicket(world)
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
    const tab = await writeTicket(world)
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
    const tab = await writeTicket(world)
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
    const tab = await writeTicket(world)
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
    const tab = await writeTicket(world)
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
