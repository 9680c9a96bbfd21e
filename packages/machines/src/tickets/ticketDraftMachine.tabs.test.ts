import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hasInput } from './draft.ts'
import { pass, World, writeTicket } from './testing/testWorld.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('two tabs', () => {
  it('have one draft: the newest edit of each field wins', async () => {
    const world = new World()
    const first = await writeTicket(world)
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
    const first = await writeTicket(world)
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
    const first = await writeTicket(world)
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
    const first = await writeTicket(world)
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
    const first = await writeTicket(world)
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
    const first = await writeTicket(world)
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
    const first = await writeTicket(world)
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
    const first = await writeTicket(world)
    const second = world.openTab()
    await pass(500)
    first.submit()
    await pass(200)
    second.type('description', 'Since Tue')
    await pass(500)
    expect(first.has('queued')).toBe(false)
  })
})
