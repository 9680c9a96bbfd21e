import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromCallback, fromPromise, type EventObject } from 'xstate'
import { listMissingPorts } from '../ports/index.ts'
import { uploadsMachine, type FileEvent, type UploadFailure } from './index.ts'

describe('uploads', () => {
  it('go one after the other, with their progress (FORM-13, FORM-16)', () => {
    const { actor, send, sending, states } = start()
    actor.send({ type: 'files.choose', files: [choose('a'), choose('b')] })
    expect([states(), sending()]).toEqual([['waiting', 'waiting'], ['a']])
    send({ type: 'file.progressed', bytes: 40 })
    expect(actor.getSnapshot().context.files[0]?.state).toEqual({ kind: 'uploading', bytes: 40 })
    send(arrived)
    expect([states(), sending()]).toEqual([['done', 'waiting'], ['b']])
    send(fail('wrongKind'))
    expect([states(), sending()]).toEqual([['done', 'failed'], []])
    expect(actor.getSnapshot().value).toBe('idle')
    actor.send({ type: 'files.choose', files: [choose('c')] })
    expect(sending()).toEqual(['c'])
  })

  it('can be tried again, after those that wait (FORM-14)', () => {
    const { actor, send, sending, states } = start()
    actor.send({ type: 'files.choose', files: [choose('a'), choose('b'), choose('c')] })
    send(fail('failed'))
    actor.send({ type: 'file.retry', id: 'a' })
    expect([states(), sending()]).toEqual([['waiting', 'waiting', 'waiting'], ['b']])
    send(fail('wait'))
    expect(sending()).toEqual(['c'])
    send(fail('failed'))
    expect(sending()).toEqual(['a'])
  })

  it('are aborted by removing their file, and the next one starts', () => {
    const { actor, sending, states, cancelled } = start()
    actor.send({ type: 'files.choose', files: [choose('a'), choose('b'), choose('c')] })
    actor.send({ type: 'file.remove', id: 'b' })
    expect([states().length, sending()]).toEqual([2, ['a']])
    actor.send({ type: 'file.remove', id: 'a' })
    expect([states().length, sending()]).toEqual([1, ['c']])
    expect(cancelled).toEqual([])
  })

  it('are taken back by removing a file that has arrived', () => {
    const { actor, send, states, cancelled } = start()
    actor.send({ type: 'files.choose', files: [choose('a')] })
    send(arrived)
    actor.send({ type: 'file.remove', id: 'a' })
    expect([states(), cancelled]).toEqual([[], ['/api/uploads/1']])
  })

  it('can be paused and continued; the next file is sent meanwhile (FORM-16)', () => {
    const { actor, send, sending, states } = start()
    actor.send({ type: 'files.choose', files: [choose('a'), choose('b'), choose('c')] })
    actor.send({ type: 'file.pause', id: 'c' })
    actor.send({ type: 'file.pause', id: 'a' })
    expect([states(), sending()]).toEqual([['paused', 'waiting', 'paused'], ['b']])
    actor.send({ type: 'file.retry', id: 'a' })
    send(arrived)
    expect([states(), sending()]).toEqual([['waiting', 'done', 'paused'], ['a']])
    send(arrived)
    for (const type of ['file.pause', 'file.retry'] as const) actor.send({ type, id: 'a' })
    expect([states(), sending()]).toEqual([['done', 'done', 'paused'], []])
  })

  describe('of which nothing arrives', () => {
    beforeEach(() => void vi.useFakeTimers())
    afterEach(() => void vi.useRealTimers())

    it('are stalled within 10 seconds, also while retries report the same bytes, until something arrives (FORM-15)', () => {
      const { actor, send, sending, states } = start()
      actor.send({ type: 'files.choose', files: [choose('a'), choose('b')] })
      send({ type: 'file.progressed', bytes: 40 })
      vi.advanceTimersByTime(7_000)
      send({ type: 'file.progressed', bytes: 60 })
      vi.advanceTimersByTime(7_000)
      expect(states()).toEqual(['uploading', 'waiting'])
      send({ type: 'file.progressed', bytes: 60 })
      vi.advanceTimersByTime(2_000)
      expect(actor.getSnapshot().context.files[0]?.state).toEqual({ kind: 'stalled', bytes: 60 })
      send({ type: 'file.progressed', bytes: 60 })
      expect([states(), sending()]).toEqual([['stalled', 'waiting'], ['a']])
      send({ type: 'file.progressed', bytes: 80 })
      expect(states()).toEqual(['uploading', 'waiting'])
      send(arrived)
      expect(states()).toEqual(['done', 'waiting'])
    })

    it('are stalled before the first byte too, and can be tried again at once (FORM-15)', () => {
      const { actor, sending, states, starts } = start()
      actor.send({ type: 'files.choose', files: [choose('a')] })
      vi.advanceTimersByTime(10_000)
      expect(states()).toEqual(['stalled'])
      actor.send({ type: 'file.retry', id: 'a' })
      expect([states(), sending(), starts]).toEqual([['uploading'], ['a'], ['a', 'a']])
      vi.advanceTimersByTime(10_000)
      expect(states()).toEqual(['stalled'])
      actor.send({ type: 'file.pause', id: 'a' })
      expect([states(), sending()]).toEqual([['paused'], []])
    })
  })

  it('take over files that have arrived before, without taking others back', () => {
    const { actor, send, states, cancelled } = start()
    actor.send({ type: 'files.choose', files: [choose('a'), choose('b')] })
    send(arrived)
    const file = { id: 'c', name: 'c.png', size: 100, reference: 'KX-3', location: '/api/uploads/3' }
    actor.send({ type: 'files.restore', files: [file] })
    expect([states(), cancelled]).toEqual([['done', 'waiting'], []])
    actor.send({ type: 'file.remove', id: 'c' })
    expect([states(), cancelled]).toEqual([['waiting'], ['/api/uploads/3']])
  })

  it('stop with their actor', () => {
    const { actor, sending } = start()
    actor.send({ type: 'files.choose', files: [choose('a')] })
    actor.stop()
    expect(sending()).toEqual([])
  })

  it('need their ports', () => {
    expect(listMissingPorts(uploadsMachine)).toEqual(['cancelUpload', 'sendFile'])
  })
})

const choose = (id: string) => ({ id, name: `${id}.png`, size: 100, source: `content of ${id}` })

const arrived: FileEvent = {
  type: 'file.settled',
  state: { kind: 'done', reference: 'KX-1', location: '/api/uploads/1' },
}

const fail = (problem: UploadFailure): FileEvent => ({ type: 'file.settled', state: { kind: 'failed', problem } })

function start() {
  const active = new Map<string, (event: FileEvent) => void>()
  const cancelled: string[] = []
  const starts: string[] = []
  const machine = uploadsMachine.provide({
    actors: {
      sendFile: fromCallback<EventObject, { readonly id: string; readonly source: unknown }>(({ input, sendBack }) => {
        expect(input.source).toBe(`content of ${input.id}`)
        active.set(input.id, sendBack)
        starts.push(input.id)
        return () => active.delete(input.id)
      }),
      cancelUpload: fromPromise<void, { readonly location: string }>(async ({ input }) => {
        cancelled.push(input.location)
      }),
    },
  })
  const actor = createActor(machine)
  actor.start()
  return {
    actor,
    cancelled,
    starts,
    send: (event: FileEvent) => [...active.values()][0]?.(event),
    sending: () => [...active.keys()],
    states: () => actor.getSnapshot().context.files.map(({ state }) => state.kind),
  }
}
