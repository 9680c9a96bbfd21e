import { describe, expect, it } from 'vitest'
import { isTimeToRelease, isTimeToSettle } from './releaseMemory.ts'

const megabyte = 1024 * 1024
const state = { utilization: 0.1, heap: 250 * megabyte, kept: 40 * megabyte, since: 60_000 }

describe('memory', () => {
  it('is given back by a quiet host that has taken much', () => {
    expect(isTimeToRelease(state)).toBe(true)
    expect(isTimeToRelease({ ...state, since: 0 })).toBe(true)
  })

  it('stays while somebody would be kept waiting, and where little would come of it', () => {
    expect(isTimeToRelease({ ...state, utilization: 0.6 })).toBe(false)
    expect(isTimeToRelease({ ...state, heap: 60 * megabyte })).toBe(false)
  })

  it('is given back under load too once it is very much, with some time between two pauses', () => {
    const busy = { ...state, utilization: 0.9, heap: 400 * megabyte }
    expect(isTimeToRelease(busy)).toBe(true)
    expect(isTimeToRelease({ ...busy, since: 4_000 })).toBe(false)
  })

  it('is looked through once more when the last requests have let go of theirs, and then left alone', () => {
    const settling = { utilization: 0.1, isSettled: false, since: 10_000 }
    expect(isTimeToSettle(settling)).toBe(true)
    expect(isTimeToSettle({ ...settling, since: 4_000 })).toBe(false)
    expect(isTimeToSettle({ ...settling, utilization: 0.6 })).toBe(false)
    expect(isTimeToSettle({ ...settling, isSettled: true })).toBe(false)
  })
})
