import { fieldPolicyCodes, readFieldPolicy } from '@kudex/domain/forms'
import { languageCodes } from '@kudex/domain/locales'
import { loadPortalCatalogue } from '@kudex/intl/catalogues'
import { createIntl } from '@kudex/intl/messages'
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
  it('has words of its own for each of the 21 codes, with the bounds of the server (FORM-19, FORM-20)', async () => {
    const intl = createIntl({ locale: language, language, messages: await loadPortalCatalogue(language) })
    const texts = fieldPolicyCodes.map((code) => toPolicyText(readFieldPolicy(code, parameters), intl))
    expect(new Set(texts).size).toBe(21)
    for (const text of texts) expect(text).not.toMatch(/[{}]|forms\.policy|^$/)
    for (const bound of ['< >', '2', '1', '8', '3']) expect(texts.some((text) => text.includes(bound))).toBe(true)
    expect(toPolicyText(readFieldPolicy('NEW_POLICY', {}), intl)).toBe(
      toPolicyText(readFieldPolicy('UNKNOWN_POLICY', {}), intl),
    )
  })
})

it('an address that is none is told as everywhere (FORM-04, FORM-19)', async () => {
  const intl = createIntl({ locale: 'en', language: 'en', messages: await loadPortalCatalogue('en') })
  expect(toPolicyText(readFieldPolicy('VALID_EMAIL_ADDRESS_FORMAT', null), intl)).toBe(
    'Please provide a valid email address',
  )
})
