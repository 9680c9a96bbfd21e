import { describe, expect, it } from 'vitest'
import { BusyError, createGate } from './gate.ts'

describe('a gate', () => {
  it('lets so many run at once, the others in the order they came', async () => {
    const gate = createGate({ concurrency: 2, waiting: 10 })
    const tasks = Array.from({ length: 5 }, () => Promise.withResolvers<void>())
    const started: number[] = []
    const done = tasks.map(({ promise }, index) =>
      gate(async () => {
        started.push(index)
        await promise
        return index
      }),
    )
    expect(started).toEqual([0, 1])
    tasks[1]?.resolve()
    await done[1]
    expect(started).toEqual([0, 1, 2])
    for (const { resolve } of tasks) resolve()
    expect(await Promise.all(done)).toEqual([0, 1, 2, 3, 4])
    expect(started).toEqual([0, 1, 2, 3, 4])
  })

  it('refuses more than may wait, without starting them', async () => {
    const gate = createGate({ concurrency: 1, waiting: 1 })
    const first = Promise.withResolvers<void>()
    const running = gate(() => first.promise)
    const waiting = gate(async () => 'waited')
    await expect(gate(async () => 'too many')).rejects.toThrow(BusyError)
    first.resolve()
    await running
    expect(await waiting).toBe('waited')
  })

  it('makes room again when a task fails', async () => {
    const gate = createGate({ concurrency: 1, waiting: 0 })
    await expect(gate(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
    expect(await gate(async () => 'next')).toBe('next')
  })
})
