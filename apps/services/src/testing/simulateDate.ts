import { afterEach, beforeEach, vi } from 'vitest'

/** Simulates the date in the tests of a suite. Returns a function that lets milliseconds pass. */
export function simulateDate(start: string): (milliseconds: number) => void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(start) })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  return (milliseconds) => void vi.setSystemTime(Date.now() + milliseconds)
}
