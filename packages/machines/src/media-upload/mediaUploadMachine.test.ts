import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromCallback, fromPromise, type EventObject } from 'xstate'
import { listMissingPorts } from '../ports/index.ts'
import type { FileEvent } from '../uploads/index.ts'
import { mediaUploadMachine, type StoreInput, type StoreResult } from './index.ts'

const store = vi.fn<(input: StoreInput, signal: AbortSignal) => Promise<StoreResult>>()
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.resetAllMocks()
})

const file = { id: 'a', name: 'hall.png', size: 100, source: {} }
const arrived = {
  type: 'file.settled',
  state: { kind: 'done', reference: 'KX-1', location: '/api/uploads/1' },
} as const

describe('the upload of a picture or file', () => {
  it('shows its progress, and stores the file that has arrived (issue 15)', async () => {
    store.mockResolvedValue({ kind: 'stored', item: 'hall' })
    const { actor, send } = start()
    actor.send({ type: 'file.choose', file })
    send({ type: 'file.progressed', bytes: 40 })
    expect(actor.getSnapshot().context.file?.state).toEqual({ kind: 'uploading', bytes: 40 })
    send(arrived)
    expect([actor.getSnapshot().value, actor.getSnapshot().hasTag('pending')]).toEqual(['storing', true])
    await vi.advanceTimersByTimeAsync(0)
    expect(store).toHaveBeenCalledWith({ location: '/api/uploads/1' }, expect.any(AbortSignal))
    expect([actor.getSnapshot().value, actor.getSnapshot().context]).toMatchObject(['stored', { item: 'hall' }])
  })

  it.each([
    ['refused', async () => ({ kind: 'refused' as const })],
    ['stale', async () => ({ kind: 'stale' as const })],
    ['unauthenticated', async () => ({ kind: 'unauthenticated' as const })],
    ['failed', () => Promise.reject(new Error('down'))],
  ])('says why a file was not stored: %s', async (failure, respond) => {
    store.mockImplementation(respond)
    const { actor, send } = start()
    actor.send({ type: 'file.choose', file })
    send(arrived)
    await vi.advanceTimersByTimeAsync(0)
    expect(actor.getSnapshot().context).toMatchObject({ failure, file: null })
    actor.send({ type: 'file.choose', file })
    expect(actor.getSnapshot().context.failure).toBeNull()
  })

  it('fails if storing takes longer than 90 seconds, and aborts the request', async () => {
    store.mockReturnValue(new Promise(() => {}))
    const { actor, send } = start()
    actor.send({ type: 'file.choose', file })
    send(arrived)
    await vi.advanceTimersByTimeAsync(89_000)
    expect(actor.getSnapshot().value).toBe('storing')
    await vi.advanceTimersByTimeAsync(2_000)
    expect([actor.getSnapshot().value, actor.getSnapshot().context]).toMatchObject(['idle', { failure: 'failed' }])
    expect(store.mock.calls[0]?.[1].aborted).toBe(true)
  })

  it('can be repeated after a failure, and cancelled', () => {
    const { actor, send, sending } = start()
    actor.send({ type: 'file.choose', file })
    send({ type: 'file.settled', state: { kind: 'failed', problem: 'failed' } })
    expect([actor.getSnapshot().value, sending()]).toEqual(['unsent', 0])
    actor.send({ type: 'file.retry' })
    expect(sending()).toBe(1)
    actor.send({ type: 'file.cancel' })
    expect([actor.getSnapshot().value, actor.getSnapshot().context.file, sending()]).toEqual(['idle', null, 0])
  })

  it('says after eight seconds that nothing arrives', async () => {
    const { actor, send } = start()
    actor.send({ type: 'file.choose', file })
    send({ type: 'file.progressed', bytes: 40 })
    await vi.advanceTimersByTimeAsync(8_000)
    expect(actor.getSnapshot().context.file?.state).toEqual({ kind: 'stalled', bytes: 40 })
    send({ type: 'file.progressed', bytes: 60 })
    expect(actor.getSnapshot().context.file?.state).toEqual({ kind: 'uploading', bytes: 60 })
  })

  it('says after eight seconds that nothing arrives, also while it is tried again', async () => {
    const { actor, send } = start()
    actor.send({ type: 'file.choose', file })
    send({ type: 'file.progressed', bytes: 40 })
    await vi.advanceTimersByTimeAsync(5_000)
    send({ type: 'file.progressed', bytes: 40 })
    await vi.advanceTimersByTimeAsync(3_000)
    expect(actor.getSnapshot().context.file?.state).toEqual({ kind: 'stalled', bytes: 40 })
  })

  it('has two ports', () => {
    expect(listMissingPorts(mediaUploadMachine)).toEqual(['sendFile', 'storeFile'])
  })
})

function start() {
  const senders = new Set<(event: FileEvent) => void>()
  const actor = createActor(
    mediaUploadMachine.provide({
      actors: {
        sendFile: fromCallback<EventObject, { readonly id: string; readonly source: unknown }>(({ sendBack }) => {
          senders.add(sendBack)
          return () => void senders.delete(sendBack)
        }),
        storeFile: fromPromise<StoreResult, StoreInput>(({ input, signal }) => store(input, signal)),
      },
    }),
  ).start()
  const send = (event: FileEvent) => {
    for (const sendBack of senders) sendBack(event)
  }
  return { actor, send, sending: () => senders.size }
}
