import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hasInput } from './draft.ts'
import { parseStoredDraft, toDraftStoragePrefix } from './storedDraft.ts'
import { pass, World, writeTicket } from './testing/testWorld.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a draft', () => {
  it('survives a reload', async () => {
    const world = new World()
    const tab = await writeTicket(world)
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
    const tab = await writeTicket(world)
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
    const tab = await writeTicket(world)
    await pass(400)
    tab.type('subject', 'Feed slips badly')
    await pass(1000)
    const stored = parseStoredDraft('carla', [...world.storage.values()][0] ?? null)
    expect([stored?.fields['subject']?.text, tab.has('storing')]).toEqual(['Feed slips badly', false])
  })

  it('survives the end of the session, and is sent once after signing in again', async () => {
    const world = new World()
    world.fate = 'unauthenticated'
    const tab = await writeTicket(world)
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
    const tab = await writeTicket(world)
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
    const tab = await writeTicket(world)
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
    const tab = await writeTicket(world)
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
    const tab = await writeTicket(world)
    await pass(500)
    expect(tab.has('unstored')).toBe(true)
    tab.submit()
    await pass(500)
    expect([tab.has('sent'), world.arrived.size]).toEqual([true, 1])
  })
})
