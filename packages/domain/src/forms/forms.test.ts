import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkForm, formNames, isReference, type FormName, toReference } from './index.ts'

const whole = {
  support: {
    email: 'vera@firm.example',
    firstName: 'Vera',
    lastName: 'Muster',
    company: 'Muster AG',
    country: 'CH',
    product: 'Cutter 12',
    serialNumber: 'KX-1',
    message: 'It stopped.\r\nTwice.',
  },
  inquiry: {
    email: 'vera@firm.example',
    firstName: 'Vera',
    lastName: 'Muster',
    company: 'Muster AG',
    country: 'CH',
    message: 'We strip 50 mm² by hand.',
  },
  whitepaper: {
    firstName: 'Vera',
    lastName: 'Muster',
    email: 'vera@firm.example',
    company: 'Muster AG',
    consent: 'yes',
  },
  feedback: { firstName: 'Vera', lastName: 'Muster', company: 'Muster AG', country: 'CH', message: 'Well told.' },
  subscription: { email: 'vera@firm.example', topics: ['stories'], consent: 'yes' },
} as const satisfies Record<FormName, object>

describe('A form', () => {
  test.each(formNames)('%s that is filled in is taken', (name) => {
    expect(checkForm(name, whole[name])).toMatchObject({ isValid: true })
  })

  test('takes a line break as one character, wherever it was typed', () => {
    expect(checkForm('support', whole.support)).toMatchObject({ values: { message: 'It stopped.\nTwice.' } })
  })

  test.each(['email', 'firstName', 'lastName', 'company', 'country', 'product', 'serialNumber'])(
    'support requires %s, absent or empty (FORM-04…07)',
    (field) => {
      const { [field]: _, ...rest } = whole.support as Record<string, string>
      expect(checkForm('support', rest)).toEqual({ isValid: false, problems: { [field]: 'required' } })
      expect(checkForm('support', { ...rest, [field]: ' '.repeat(field === 'country' ? 0 : 3) })).toEqual({
        isValid: false,
        problems: { [field]: 'required' },
      })
    },
  )

  test('support accepts no message, but rejects one of spaces (FORM-08)', () => {
    expect(checkForm('support', { ...whole.support, message: '' })).toMatchObject({ isValid: true })
    expect(checkForm('support', { ...whole.support, message: '  \n ' })).toMatchObject({
      problems: { message: 'blank' },
    })
  })

  test.each(['email', 'firstName', 'lastName', 'company', 'country', 'message'])(
    'of a prospect requires %s, but no product and no serial number (CONTACT-01)',
    (field) => {
      const { [field]: _, ...rest } = whole.inquiry as Record<string, string>
      expect(checkForm('inquiry', rest)).toEqual({ isValid: false, problems: { [field]: 'required' } })
    },
  )

  test.each(['a@', '@b.example', 'a@b', 'a b@c.example', 'a@b.c', 'a@b..example', 'a@b.example\nBcc: c@d.example'])(
    '%j is no address (FORM-04, FORM-12)',
    (email) => {
      expect(checkForm('support', { ...whole.support, email })).toMatchObject({ problems: { email: 'invalid' } })
    },
  )

  test.each(['a@b.example', "o'hara+tag@sub.firm.example", 'jörg@müller.example'])('%s is an address', (email) => {
    expect(checkForm('support', { ...whole.support, email })).toMatchObject({ isValid: true })
  })

  test('needs its consent (FORM-02, FORM-17)', () => {
    expect(checkForm('whitepaper', { ...whole.whitepaper, consent: undefined })).toMatchObject({
      problems: { consent: 'unchecked' },
    })
  })

  test.each(formNames)('%s tells the problems in the order of its fields', (name) => {
    const checked = checkForm(name, {})
    const wanted = Object.keys(whole[name]).filter((field) => !(name === 'support' && field === 'message'))
    expect(checked.isValid ? [] : Object.keys(checked.problems)).toEqual(wanted)
  })

  test.each(formNames)('%s answers whatever is sent, and never throws (FORM-11)', (name) => {
    const fields = Object.keys(whole[name])
    fc.assert(
      fc.property(fc.constantFrom(...fields), fc.anything(), (field, value) => {
        const checked = checkForm(name, { ...whole[name], [field]: value })
        return checked.isValid || Object.keys(checked.problems).every((wrong) => wrong === field)
      }),
    )
    fc.assert(fc.property(fc.anything(), (sent) => typeof checkForm(name, sent).isValid === 'boolean'))
  })

  test('rejects control characters in every line, and texts that are too long', () => {
    const control = fc.integer({ min: 0, max: 31 }).map((code) => String.fromCharCode(code))
    const lines = ['firstName', 'lastName', 'company', 'product', 'serialNumber', 'email'] as const
    fc.assert(
      fc.property(fc.constantFrom(...lines), control, (field, character) => {
        const sent = { ...whole.support, [field]: `a${character}b@c.example` }
        expect(checkForm('support', sent)).toMatchObject({ problems: { [field]: 'invalid' } })
      }),
    )
    for (const field of [...lines, 'message']) {
      const sent = { ...whole.support, [field]: `${'a'.repeat(5_001)}@b.example` }
      expect(checkForm('support', sent)).toMatchObject({ problems: { [field]: 'invalid' } })
    }
  })

  test('rejects bidirectional control characters in lines and texts, and accepts right-to-left names', () => {
    const read = (firstName: string, message: string) => {
      const checked = checkForm('feedback', { ...whole.feedback, firstName, message })
      return checked.isValid ? [checked.values.firstName, checked.values.message] : null
    }
    expect(read('\u202Egnp.exe\u2066', 'a\u202Ab\nc\u2069')).toEqual(['gnp.exe', 'ab\nc'])
    expect(read('דנה', 'می\u200Cخواهم')).toEqual(['דנה', 'می\u200Cخواهم'])
    // A name of only such characters is empty.
    expect(checkForm('feedback', { ...whole.feedback, firstName: '\u202E' })).toMatchObject({
      problems: { firstName: 'required' },
    })
  })

  test('has the same values when validated again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 90 }), (company) => {
        const once = checkForm('support', { ...whole.support, company })
        if (once.isValid) expect(checkForm('support', once.values)).toEqual(once)
      }),
    )
  })
})

test('a reference number is derived from the key and is valid', () => {
  const hex = fc.array(fc.integer({ min: 0, max: 15 }), { minLength: 64, maxLength: 64 })
  fc.assert(
    fc.property(hex, (digits) => {
      const key = digits.map((digit) => digit.toString(16)).join('')
      expect(isReference(toReference(key))).toBe(true)
      expect(toReference(key)).toBe(toReference(key))
    }),
  )
})
