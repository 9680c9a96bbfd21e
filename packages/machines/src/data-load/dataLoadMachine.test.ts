import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { dataLoadMachine, type DataLoadInput } from './index.ts'

describe('data that is loaded in the browser', () => {
  it('is idle, then pending, then there (PAGE-24)', async () => {
    const { actor, answer } = start()
    expect(actor.getSnapshot().value).toBe('idle')
    actor.send({ type: 'data.load', query: 'a' })
    expect(actor.getSnapshot().value).toBe('pending')
    answer('a', 'found a')
    const { context } = await waitFor(actor, (state) => state.matches('success'))
    expect(context.value).toBe('found a')
  })

  it('starts as there with what the server sent (PAGE-24)', () => {
    const { actor } = start({ value: 'sent' })
    expect([actor.getSnapshot().value, actor.getSnapshot().context.value]).toEqual(['success', 'sent'])
  })

  it('keeps what was there when newer data fails, tells why, and can be tried again (PAGE-24)', async () => {
    const { actor, answer, refuse } = start({ value: 'sent' })
    actor.send({ type: 'data.reload' })
    expect(actor.getSnapshot().value).toBe('success')
    actor.send({ type: 'data.load', query: 'a' })
    refuse('a', new Error('down'))
    const failed = await waitFor(actor, (state) => state.matches('error'))
    expect([failed.context.value, failed.context.error]).toEqual(['sent', new Error('down')])
    actor.send({ type: 'data.reload' })
    expect([actor.getSnapshot().value, actor.getSnapshot().context.error]).toEqual(['pending', null])
    answer('a', 'found a')
    const { context } = await waitFor(actor, (state) => state.matches('success'))
    expect(context.value).toBe('found a')
  })

  it('is that of the last question: the one before is given up (PAGE-24)', async () => {
    const { actor, answer, signals } = start()
    actor.send({ type: 'data.load', query: 'a' })
    actor.send({ type: 'data.load', query: 'b' })
    expect([signals.get('a')?.aborted, signals.get('b')?.aborted]).toEqual([true, false])
    answer('a', 'late')
    answer('b', 'found b')
    const { context } = await waitFor(actor, (state) => state.matches('success'))
    expect(context.value).toBe('found b')
    actor.send({ type: 'data.forget' })
    expect([actor.getSnapshot().value, actor.getSnapshot().context.value]).toEqual(['idle', null])
  })

  it('needs its port', async () => {
    const actor = createActor(dataLoadMachine, { input: { value: null } })
    actor.start()
    actor.send({ type: 'data.load', query: 'a' })
    const { context } = await waitFor(actor, (state) => state.matches('error'))
    expect(context.error).toEqual(new Error('The port fetchData is not provided'))
  })
})

function start(input: DataLoadInput = { value: null }) {
  const signals = new Map<unknown, AbortSignal>()
  const waiting = new Map<unknown, PromiseWithResolvers<unknown>>()
  const machine = dataLoadMachine.provide({
    actors: {
      fetchData: fromPromise<unknown, unknown>(({ input: query, signal }) => {
        const answer = Promise.withResolvers<unknown>()
        signals.set(query, signal)
        waiting.set(query, answer)
        return answer.promise
      }),
    },
  })
  const actor = createActor(machine, { input })
  actor.start()
  return {
    actor,
    signals,
    answer: (query: string, value: string) => waiting.get(query)?.resolve(value),
    refuse: (query: string, error: Error) => waiting.get(query)?.reject(error),
  }
}
