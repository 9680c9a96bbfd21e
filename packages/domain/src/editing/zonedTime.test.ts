import { describe, expect, it } from 'vitest'
import { isTimeZone, resolveZonedTime, toZonedTime } from './zonedTime.ts'

describe('a local time in a time zone', () => {
  it.each([
    ['2026-12-01T08:00', 'Europe/Zurich', '2026-12-01T07:00:00.000Z'],
    ['2026-07-01T08:00', 'Europe/Zurich', '2026-07-01T06:00:00.000Z'],
    ['2026-07-01T08:00', 'Asia/Kolkata', '2026-07-01T02:30:00.000Z'],
    ['2026-07-01T08:00', 'America/Los_Angeles', '2026-07-01T15:00:00.000Z'],
    ['2026-07-01T08:00:30', 'UTC', '2026-07-01T08:00:30.000Z'],
  ])('%s in %s is %s', (local, zone, moment) => {
    expect(resolveZonedTime(local, zone)?.toISOString()).toBe(moment)
    expect(toZonedTime(new Date(moment), zone)).toBe(local.slice(0, 16))
  })

  it('is an hour later if the change to summer time skips it, and the first of two at the change back', () => {
    expect(resolveZonedTime('2026-03-29T02:30', 'Europe/Zurich')?.toISOString()).toBe('2026-03-29T01:30:00.000Z')
    expect(resolveZonedTime('2026-10-25T02:30', 'Europe/Zurich')?.toISOString()).toBe('2026-10-25T00:30:00.000Z')
  })

  it('is none for other texts and unknown zones', () => {
    for (const local of [
      '',
      '2026-13-01T08:00',
      '2026-02-30T08:00',
      '2026-02-28T24:00',
      '2026-12-01',
      '2026-12-01T08:00Z',
      'tomorrow',
    ])
      expect(resolveZonedTime(local, 'UTC')).toBeNull()
    expect(resolveZonedTime('2026-12-01T08:00', 'Europe/Nowhere')).toBeNull()
    expect(isTimeZone('')).toBe(false)
  })
})
