import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fieldPolicyCodes, readFieldPolicy } from './fieldPolicy.ts'

describe('a policy that a server names', () => {
  it('is one of the 21 of the spec (FORM-19)', () => {
    expect(new Set(fieldPolicyCodes).size).toBe(21)
  })

  it.each([
    ['MIN_LENGTH', { minLength: 8 }, 8],
    ['MAX_LENGTH', { maxLength: '40' }, 40],
    ['AT_LEAST_X_CAPITAL_LETTERS', { numCaps: 1 }, 1],
    ['AT_LEAST_X_NUMBERS', { numNums: 2 }, 2],
    ['MINIMUM_NUMBER_VALUE', { minimum: -1.5 }, -1.5],
    ['MAXIMUM_NUMBER_VALUE', { maximum: 100 }, 100],
  ])('%s has the limit that the server gives (FORM-20)', (code, parameters, bound) => {
    expect(readFieldPolicy(code, parameters)).toEqual({ code, bound })
  })

  it('names the characters that the server rejects (FORM-20)', () => {
    const code = 'CANNOT_CONTAIN_CHARACTERS'
    expect(readFieldPolicy(code, { forbiddenChars: ['/', '<'] })).toEqual({ code, characters: '/ <' })
    expect(readFieldPolicy(code, { forbiddenChars: '/<' })).toEqual({ code, characters: '/ <' })
  })

  it.each([
    ['SOMETHING_NEW', { minLength: 8 }],
    ['toString', {}],
    ['MIN_LENGTH', {}],
    ['MIN_LENGTH', null],
    ['MAX_LENGTH', { maxLength: 'many' }],
    ['MAX_LENGTH', { maxLength: Number.POSITIVE_INFINITY }],
    ['CANNOT_CONTAIN_CHARACTERS', { forbiddenChars: ['\0'] }],
  ])('%s with %j is unknown (FORM-20)', (code, parameters) => {
    expect(readFieldPolicy(code, parameters)).toEqual({ code: 'UNKNOWN_POLICY' })
  })

  it('is parsed from any data without an exception', () => {
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(...fieldPolicyCodes), fc.anything()), fc.anything(), (code, parameters) => {
        expect(fieldPolicyCodes).toContain(readFieldPolicy(code, parameters).code)
      }),
    )
  })
})
