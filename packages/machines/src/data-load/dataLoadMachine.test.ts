import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { listMissingPorts } from '../ports/index.ts'
import { dataLoadMachine } from './index.ts'

describe('data that is loaded in the browser', () => {
  it('is idle, then pending, then successful (PAGE-24)', async () => {
    const { actor, resolve } = start()
    expect(actor.getSnapshot().value).toBe('idle')
    actor.send({ type: 'data.load', query: 'a' })
    expect(actor.getSnapshot().value).toBe('pending')
    resolve('a', 'found a')
    const { context } = await waitFor(actor, (state) => state.matches('success'))
    expect(context.value).toBe('found a')
  })

  it('keeps the data when newer data fails, and can be reloaded (PAGE-24)', async () => {
    const { actor, resolve, reject } = start()
    actor.send({ type: 'data.reload' })
    expect(actor.getSnapshot().value).toBe('idle')
    actor.send({ type: 'data.load', query: 'a' })
    resolve('a', 'found a')
    await waitFor(actor, (state) => state.matches('success'))
    actor.send({ type: 'data.load', query: 'b' })
    reject('b', new Error('down'))
    const failed = await waitFor(actor, (state) => state.matches('error'))
    expect(failed.context.value).toBe('found a')
    actor.send({ type: 'data.reload' })
    expect(actor.getSnapshot().value).toBe('pending')
    resolve('b', 'found b')
    const { context } = await waitFor(actor, (state) => state.matches('success'))
    expect(context.value).toBe('found b')
  })

  it('is that of the last query: the request before it is aborted (PAGE-24)', async () => {
    const { actor, resolve, signals } = start()
    actor.send({ type: 'data.load', query: 'a' })
    actor.send({ type: 'data.load', query: 'b' })
    expect([signals.get('a')?.aborted, signals.get('b')?.aborted]).toEqual([true, false])
    resolve('a', 'late')
    resolve('b', 'found b')
    const { context } = await waitFor(actor, (state) => state.matches('success'))
    expect(context.value).toBe('found b')
    actor.send({ type: 'data.forget' })
    expect([actor.getSnapshot().value, actor.getSnapshot().context.value]).toEqual(['idle', null])
  })

  it('fails if nothing arrives within 30 seconds (PAGE-24)', () => {
    vi.useFakeTimers()
    const { actor, signals } = start()
    actor.send({ type: 'data.load', query: 'a' })
    vi.advanceTimersByTime(30_000)
    expect([actor.getSnapshot().value, signals.get('a')?.aborted]).toEqual(['error', true])
    vi.useRealTimers()
  })

  it('needs its port', () => {
    expect(listMissingPorts(dataLoadMachine)).toEqual(['fetchData'])
  })
})

function start() {
  const signals = new Map<unknown, AbortSignal>()
  const waiting = new Map<unknown, PromiseWithResolvers<unknown>>()
  const machine = dataLoadMachine.provide({
    actors: {
      fetchData: fromPromise<unknown, unknown>(({ input: query, signal }) => {
        const deferred = Promise.withResolvers<unknown>()
        signals.set(query, signal)
        waiting.set(query, deferred)
        return deferred.promise
      }),
    },
  })
  const actor = createActor(machine)
  actor.start()
  return {
    actor,
    signals,
    resolve: (query: string, value: string) => waiting.get(query)?.resolve(value),
    reject: (query: string, error: Error) => waiting.get(query)?.reject(error),
  }
}
