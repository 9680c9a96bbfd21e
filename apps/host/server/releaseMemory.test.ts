import { describe, expect, it } from 'vitest'
import { isTimeToRelease } from './releaseMemory.ts'

const megabyte = 1024 * 1024

describe('memory', () => {
  it('is given back by a quiet host that has taken much', () => {
    expect(isTimeToRelease({ utilization: 0.1, heap: 300 * megabyte, kept: 40 * megabyte, since: 60_000 })).toBe(true)

    it('is given back under load too once it is very much, with some time between two pauses', () => {
      const busy = { utilization: 0.9, heap: 400 * megabyte, kept: 40 * megabyte }
      expect(isTimeToRelease({ ...busy, since: 60_000 })).toBe(true)
      expect(isTimeToRelease({ ...busy, since: 4_000 })).toBe(false)
    })
  })

  it('stays while somebody would be kept waiting, and where little would come of it', () => {
    expect(isTimeToRelease({ utilization: 0.6, heap: 250 * megabyte, kept: 40 * megabyte, since: 60_000 })).toBe(false)
    expect(isTimeToRelease({ utilization: 0.1, heap: 60 * megabyte, kept: 40 * megabyte, since: 60_000 })).toBe(false)

    it('is given back under load too once it is very much, with some time between two pauses', () => {
      const busy = { utilization: 0.9, heap: 400 * megabyte, kept: 40 * megabyte }
      expect(isTimeToRelease({ ...busy, since: 60_000 })).toBe(true)
      expect(isTimeToRelease({ ...busy, since: 4_000 })).toBe(false)
    })
  })

  it('is given back under load too once it is very much, with some time between two pauses', () => {
    const busy = { utilization: 0.9, heap: 400 * megabyte, kept: 40 * megabyte }
    expect(isTimeToRelease({ ...busy, since: 60_000 })).toBe(true)
    expect(isTimeToRelease({ ...busy, since: 4_000 })).toBe(false)
  })
})
