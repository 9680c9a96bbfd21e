import { describe, expect, it } from 'vitest'
import { isReleaseDue, isSecondReleaseDue } from './releaseMemory.ts'

const megabyte = 1024 * 1024
const state = { utilization: 0.1, heap: 250 * megabyte, heapAfterRelease: 40 * megabyte, sinceRelease: 60_000 }

describe('memory release', () => {
  it('is due on an idle process after much growth', () => {
    expect(isReleaseDue(state)).toBe(true)
    expect(isReleaseDue({ ...state, sinceRelease: 0 })).toBe(true)
  })

  it('is not due under moderate load or after little growth', () => {
    expect(isReleaseDue({ ...state, utilization: 0.6 })).toBe(false)
    expect(isReleaseDue({ ...state, heap: 60 * megabyte })).toBe(false)
  })

  it('is due under load after very much growth, with a minimum interval', () => {
    const busy = { ...state, utilization: 0.9, heap: 400 * megabyte }
    expect(isReleaseDue(busy)).toBe(true)
    expect(isReleaseDue({ ...busy, sinceRelease: 4_000 })).toBe(false)
  })

  it('is due a second time on an idle process, then no more', () => {
    const afterRelease = { utilization: 0.1, isSecondReleaseDone: false, sinceRelease: 10_000 }
    expect(isSecondReleaseDue(afterRelease)).toBe(true)
    expect(isSecondReleaseDue({ ...afterRelease, sinceRelease: 4_000 })).toBe(false)
    expect(isSecondReleaseDue({ ...afterRelease, utilization: 0.6 })).toBe(false)
    expect(isSecondReleaseDue({ ...afterRelease, isSecondReleaseDone: true })).toBe(false)
  })
})
