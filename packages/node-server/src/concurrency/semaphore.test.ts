import { describe, expect, it } from 'vitest'
import { BusyError, createSemaphore } from './semaphore.ts'

describe('a semaphore', () => {
  it('limits concurrent tasks and runs the others in order', async () => {
    const acquire = createSemaphore({ running: 2, waiting: 10 })
    const tasks = Array.from({ length: 5 }, () => Promise.withResolvers<void>())
    const started: number[] = []
    const done = tasks.map(({ promise }, index) =>
      acquire(async () => {
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

  it('rejects tasks beyond the queue without starting them', async () => {
    const acquire = createSemaphore({ running: 1, waiting: 1 })
    const first = Promise.withResolvers<void>()
    const running = acquire(() => first.promise)
    const waiting = acquire(async () => 'waited')
    await expect(acquire(async () => 'too many')).rejects.toThrow(BusyError)
    first.resolve()
    await running
    expect(await waiting).toBe('waited')
  })

  it('runs the next task when one fails', async () => {
    const acquire = createSemaphore({ running: 1, waiting: 0 })
    await expect(acquire(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
    expect(await acquire(async () => 'next')).toBe('next')
  })
})
