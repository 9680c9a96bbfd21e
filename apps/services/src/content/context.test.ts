import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toWantedLanguages } from './context.ts'

describe('the header gcms-locales', () => {
  it.each([
    ['de,en', ['de', 'en']],
    ['de, en ,de', ['de', 'en']],
    ['DE-ch,en_US', ['de', 'en']],
    ['', ['en']],
    [null, ['en']],
    ['english,*,1', ['en']],
  ])('%s means %j, most wanted first (GQL-04)', (header, wanted) => {
    expect(toWantedLanguages(header)).toEqual(wanted)
  })

  it('always yields between one and twenty distinct languages', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 4 })), (entries) => {
        const wanted = toWantedLanguages(entries.join(','))
        expect(wanted.length).toBeGreaterThan(0)
        expect(wanted.length).toBeLessThanOrEqual(20)
        expect(new Set(wanted).size).toBe(wanted.length)
        expect(wanted.every((language) => /^[a-z]{2}$/.test(language))).toBe(true)
      }),
    )
  })
})
