import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkEmail, checkPassword, checkProfile, readFieldFailures, writeFieldFailures } from './index.ts'

const filled = {
  firstName: 'Žofie-Anne',
  lastName: 'O’Brien',
  company: 'Müller & Söhne',
  telephone: '+41 (0)44 123 45 67',
  address: 'Hauptstraße 1',
  postalCode: '8000',
  city: 'Zürich',
  country: 'CH',
  language: 'de',
}

describe('a profile', () => {
  it('keeps its fields, trimmed (ACCT-01)', () => {
    expect(checkProfile({ ...filled, city: '  Zürich ', email: 'ignored@kudex.example' })).toEqual({
      kind: 'valid',
      profile: filled,
    })
  })

  it('needs a first and a last name, and nothing else (ACCT-02)', () => {
    expect(checkProfile({})).toEqual({
      kind: 'rejected',
      failures: { firstName: [{ code: 'REQUIRED' }], lastName: [{ code: 'REQUIRED' }] },
    })
    expect(checkProfile({ firstName: '明', lastName: '王' }).kind).toBe('valid')
  })

  it.each([
    [{ firstName: 'x'.repeat(81) }, { firstName: [{ code: 'MAX_LENGTH', bound: 80 }] }],
    [{ firstName: 'R2D2' }, { firstName: [{ code: 'VALID_NAME_FORMAT' }] }],
    [{ company: '<b>ACME</b>' }, { company: [{ code: 'CANNOT_CONTAIN_CHARACTERS', characters: '< >' }] }],
    [{ telephone: 'call me' }, { telephone: [{ code: 'VALID_PHONE_FORMAT' }] }],
    [{ telephone: '+1-2' }, { telephone: [{ code: 'VALID_PHONE_FORMAT' }] }],
    [{ country: 'XX' }, { country: [{ code: 'MATCH_REGEXP' }] }],
    [{ language: 'tlh' }, { language: [{ code: 'MAX_LENGTH', bound: 2 }] }],
    [{ city: 'a\u0000b' }, { city: [{ code: 'MATCH_REGEXP' }] }],
    [{ city: 7 }, { city: [{ code: 'VALID_TYPE' }] }],
  ])('refuses %j', (change, failures) => {
    expect(checkProfile({ ...filled, ...change })).toEqual({ kind: 'rejected', failures })
  })

  it('never throws, whatever is sent', () => {
    fc.assert(fc.property(fc.dictionary(fc.string(), fc.anything()), (input) => void checkProfile(input)))
  })
})

describe('policy failures of the service', () => {
  it('arrive as they were sent (FORM-20, ACCT-09)', () => {
    const failures = {
      newPassword: [
        { code: 'MIN_LENGTH', bound: 12 },
        { code: 'CANNOT_CONTAIN_CHARACTERS', characters: '< >' },
        { code: 'CANNOT_CONTAIN_OTHERS' },
      ],
    } as const
    expect(readFieldFailures(JSON.parse(JSON.stringify(writeFieldFailures(failures))))).toEqual(failures)
  })

  it('are unknown policies if they are malformed, and none if there is no list', () => {
    expect(readFieldFailures({ failedPolicyRequirements: [{ property: 'a', policyRequirements: 'x' }, 7] })).toEqual({
      a: [{ code: 'UNKNOWN_POLICY' }],
    })
    fc.assert(fc.property(fc.anything(), (body) => void readFieldFailures(body)))
    expect(readFieldFailures({ failedPolicyRequirements: [] })).toBeNull()
  })
})

describe('a new password', () => {
  const owner = { firstName: 'Carla', lastName: 'Li', email: 'carla.customer@acme.example' }
  const codes = (password: string) => checkPassword(password, owner).map(({ code }) => code)

  it('has 12 characters, a capital letter and a digit (ACCT-07)', () => {
    expect(checkPassword('Kudex-demo-1', owner)).toEqual([])
    expect(codes('Überlange Wörter 7')).toEqual([])
    expect(codes('')).toEqual(['REQUIRED'])
    expect(codes('short')).toEqual(['MIN_LENGTH', 'AT_LEAST_X_CAPITAL_LETTERS', 'AT_LEAST_X_NUMBERS'])
    expect(codes('x'.repeat(257))).toEqual(['MAX_LENGTH'])
  })

  it('repeats no character and contains nothing of its owner, except short names', () => {
    expect(codes('Correct11111horse')).toEqual(['CANNOT_CONTAIN_DUPLICATES'])
    expect(codes('My-CARLA-wires-1')).toEqual(['CANNOT_CONTAIN_OTHERS'])
    expect(codes('carla.customer-A1')).toEqual(['CANNOT_CONTAIN_OTHERS'])
    expect(codes('Lightning-wire-1')).toEqual([])
  })
})

it.each([
  ['carla@acme.example', []],
  [' ', ['REQUIRED']],
  ['carla', ['VALID_EMAIL_ADDRESS_FORMAT']],
  ['a@b.c\u0000d', ['VALID_EMAIL_ADDRESS_FORMAT']],
])('the e-mail address %j violates %j', (email, codes) => {
  expect(checkEmail(email).map(({ code }) => code)).toEqual(codes)
})
