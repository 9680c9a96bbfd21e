import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pass, World, writeTicket } from './testing/testWorld.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the files of a ticket (TICKET-16)', () => {
  const arrive = {
    type: 'file.settled',
    state: { kind: 'done', reference: 'KX-1', location: '/api/uploads/1' },
  } as const

  it('go with it: sending waits until they have arrived', async () => {
    const world = new World()
    const tab = await writeTicket(world)
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
    const tab = await writeTicket(world)
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
    const tab = await writeTicket(world)
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
    const tab = await writeTicket(world)
    tab.choose('a')
    tab.settleUpload(arrive)
    await pass(500)
    tab.close()
    const next = world.openTab()
    await pass(10)
    expect(next.context.files.map(({ name, state }) => [name, state.kind])).toEqual([['a.mp4', 'done']])
  })
})
