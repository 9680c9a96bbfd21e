import { afterEach, describe, expect, it, vi } from 'vitest'
import { findFailingChecks } from './index.ts'

describe('health checks', () => {
  afterEach(() => void vi.useRealTimers())

  it('fail if they reject or resolve to false', async () => {
    const failing = await findFailingChecks({
      database: () => Promise.reject(new Error('gone')),
      search: () => Promise.resolve(false),
      images: () => Promise.resolve(true),
      keys: () => Promise.resolve(undefined),
    })
    expect(failing).toEqual(['database', 'search'])
  })

  it('fail if they take longer than 2 s', async () => {
    vi.useFakeTimers()
    const failing = findFailingChecks({ database: () => new Promise(() => {}) })
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await failing).toEqual(['database'])
  })
})
