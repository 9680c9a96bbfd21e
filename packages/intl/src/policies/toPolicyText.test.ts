import { fieldPolicyCodes, readFieldPolicy } from '@kudex/domain/forms'
import { languageCodes } from '@kudex/domain/locales'
import { loadPortalCatalogue } from '../catalogues/index.ts'
import { createIntl } from '../messages/index.ts'
import { describe, expect, it } from 'vitest'
import { toPolicyText } from './toPolicyText.ts'

const parameters = {
  forbiddenChars: ['<', '>'],
  numCaps: 2,
  numNums: 1,
  maxLength: 1_000,
  minLength: 8,
  maximum: 9.5,
  minimum: 3,
}

describe.each(languageCodes)('what a server says against a value, in %s', (language) => {
  it('has its own text for each of the 21 codes, with the limits of the server (FORM-19, FORM-20)', async () => {
    const intl = createIntl({ locale: language, language, messages: await loadPortalCatalogue(language) })
    const texts = fieldPolicyCodes.map((code) => toPolicyText(readFieldPolicy(code, parameters), intl))
    expect(new Set(texts).size).toBe(21)
    for (const text of texts) expect(text).not.toMatch(/[{}]|forms\.policy|^$/)
    expect(toPolicyText(readFieldPolicy('NEW_POLICY', {}), intl)).toBe(
      toPolicyText(readFieldPolicy('UNKNOWN_POLICY', {}), intl),
    )
  })
})

const bounds = [
  ['AT_LEAST_X_CAPITAL_LETTERS', 'numCaps'],
  ['AT_LEAST_X_NUMBERS', 'numNums'],
  ['MAX_LENGTH', 'maxLength'],
  ['MIN_LENGTH', 'minLength'],
  ['MAXIMUM_NUMBER_VALUE', 'maximum'],
  ['MINIMUM_NUMBER_VALUE', 'minimum'],
] as const

it.each(languageCodes)(
  'the bounds of a message are the server’s alone, written as in %s (FORM-20)',
  async (language) => {
    const intl = createIntl({ locale: language, language, messages: await loadPortalCatalogue(language) })
    const tell = (code: string, given: unknown) => toPolicyText(readFieldPolicy(code, given), intl)
    for (const [code, name] of bounds) {
      for (const bound of [1, 3, 7, 20, 1_234, 2.5]) {
        const text = tell(code, { ...parameters, [name]: bound })
        expect(text.match(/\d[\d.,\s]*\d|\d/g), `${code} ${bound}`).toEqual([intl.formatNumber(bound)])
        expect(tell(code, { ...parameters, [name]: String(bound) })).toBe(text)
      }
      expect(tell(code, {})).toBe(tell('UNKNOWN_POLICY', null))
    }
    expect(tell('CANNOT_CONTAIN_CHARACTERS', { forbiddenChars: ['§', '<'] })).toContain('§ <')
    // The messages contain no other numbers of ours.
    const unbound = fieldPolicyCodes.filter((code) => !bounds.some(([bounded]) => bounded === code))
    for (const code of unbound) expect(tell(code, parameters)).not.toMatch(/\d/)
  },
)

it('an invalid email address has the usual message (FORM-04, FORM-19)', async () => {
  const intl = createIntl({ locale: 'en', language: 'en', messages: await loadPortalCatalogue('en') })
  expect(toPolicyText(readFieldPolicy('VALID_EMAIL_ADDRESS_FORMAT', null), intl)).toBe(
    'Please provide a valid email address',
  )
})
