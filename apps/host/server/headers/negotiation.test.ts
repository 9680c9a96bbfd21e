import { resolveAcceptLanguage, resolveOfferedLocales } from '@kudex/domain/locales'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testSystem } from '../testing/testSystem.ts'
import { parseAcceptLanguage, resolveEncodings } from './negotiation.ts'

it.each([
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['br;q=0, gzip', ['gzip', 'identity']],
  ['br;q=0.5, gzip', ['br', 'gzip', 'identity']],
  ['*', ['br', 'gzip', 'identity']],
  ['deflate', ['identity']],
  ['identity;q=0', ['identity']],
  ['', ['identity']],
  [undefined, ['identity']],
])('Accept-Encoding %j accepts %j', (header, expected) => {
  for (let time = 0; time < 2; time += 1) expect(resolveEncodings(header)).toEqual(expected)
})

describe('Accept-Language', () => {
  it.each([
    ['de-CH,de;q=0.9,en;q=0.8', ['de-CH', 'de', 'en']],
    ['it-IT, fr;q=0.7, de;q=0.9', ['it-IT', 'de', 'fr']],
    ['zh-Hans-CN', ['zh-Hans-CN']],
    ['de;q=0, en', ['en']],
    ['de;q=0', []],
    ['de;q=abc', []],
    ['', null],
    [undefined, null],
  ])('%j lists %j (LOCALE-15)', (header, expected) => expect(parseAcceptLanguage(header)).toEqual(expected))

  it('never throws and leads to an offered locale only (property, LOCALE-15)', () => {
    const { countries, languages, sites } = testSystem
    const offered = sites[0] ? resolveOfferedLocales(sites[0], countries, languages) : []
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (header) => {
        const locale = resolveAcceptLanguage(parseAcceptLanguage(header), offered, countries, languages)
        expect(locale === null || offered.includes(locale)).toBe(true)
      }),
    )
  })
})
