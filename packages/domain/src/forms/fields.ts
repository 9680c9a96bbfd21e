import * as v from 'valibot'
import { isCountryCode } from '../locales/index.ts'

/**
 * What can be wrong with a field. `required`: nothing was given; `blank`: white space only where words are expected;
 * `unchecked`: a consent that is needed; `invalid`: everything else, wrong types, lengths and characters included.
 */
export type FieldProblem = 'required' | 'blank' | 'unchecked' | 'invalid'

/** A line of text that must be there. A key that is absent is an empty field, not an error of another kind. */
export function lineField(longest: number) {
  return v.pipe(given, v.transform(toLine), v.nonEmpty('required'), ...withinBounds(longest, line))
}

/** Several lines of text that must be there. */
export function textField(longest: number) {
  return v.pipe(given, v.transform(toLines), v.nonEmpty('required'), ...withinBounds(longest, lines))
}

/** Several lines that may be left out; white space alone is no text (FORM-08). */
export function optionalTextField(longest: number) {
  return v.pipe(
    given,
    v.check((value) => value === '' || value.trim() !== '', 'blank'),
    v.transform(toLines),
    ...withinBounds(longest, lines),
  )
}

/** An address of the shape user@host.tld (FORM-12); its one upper bound is that of the mail protocol. */
export function emailField() {
  return v.pipe(
    given,
    v.transform(toLine),
    v.nonEmpty('required'),
    v.maxLength(longestEmail, 'invalid'),
    v.regex(email, 'invalid'),
  )
}

/** A country by its code. */
export function countryField() {
  return v.pipe(given, v.nonEmpty('required'), v.check(isCountryCode, 'invalid'))
}

/** A box that must be ticked (FORM-02): `yes` is what the form sends. */
export function consentField() {
  return v.pipe(
    given,
    v.check((value) => value === '' || value === 'yes', 'invalid'),
    v.check((value) => value === 'yes', 'unchecked'),
  )
}

/** At least one of a few choices. */
export function choicesField<Choice extends string>(choices: readonly Choice[]) {
  return v.pipe(
    v.nullish(v.array(v.picklist(choices, 'invalid'), 'invalid'), []),
    v.transform((chosen) => [...new Set(chosen)]),
    v.nonEmpty('required'),
  )
}

/** The slug of what a form is about; it comes from us, not from the sender. */
export function slugField() {
  return v.pipe(given, v.regex(/^(?:[a-z0-9][a-z0-9-]{0,98})?$/, 'invalid'))
}

const given = v.nullish(v.string('invalid'), '')

/** Octets of local part, sign and domain (RFC 5321). */
const longestEmail = 320

/** No white space, no control characters and nothing that has a meaning in a header of a mail. */
const email =
  /^[^\s\p{C}@<>()[\]\\,;:"]+@[^\s\p{C}@<>()[\]\\,;:".]+(?:\.[^\s\p{C}@<>()[\]\\,;:".]+)*\.[^\s\p{C}@<>()[\]\\,;:".]{2,}$/u

/** Everything but control characters, half surrogates and separators of lines. */
const line = /^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u
const lines = /^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u

function withinBounds(longest: number, characters: RegExp) {
  return [
    v.maxLength<string, number, 'invalid'>(longest, 'invalid'),
    v.regex<string, 'invalid'>(characters, 'invalid'),
  ] as const
}

/** Marks that turn around what is written after them: a mail's subject would say something else than was typed. */
const turns = /[\u202A-\u202E\u2066-\u2069]/g

function toLine(value: string): string {
  return value.replaceAll(turns, '').normalize('NFC').trim()
}

function toLines(value: string): string {
  return value.replaceAll(turns, '').replaceAll(/\r\n?/g, '\n').normalize('NFC').trim()
}
