import * as v from 'valibot'
import { isCountryCode } from '../locales/index.ts'

/**
 * Problem of a field. `required`: empty; `blank`: only white space; `unchecked`: missing consent; `invalid`: everything
 * else, wrong types, lengths and characters included.
 */
export type FieldProblem = 'required' | 'blank' | 'unchecked' | 'invalid'

/** A required line of text. A missing key is an empty field. */
export function lineField(maxLength: number) {
  return v.pipe(given, v.transform(toLine), v.nonEmpty('required'), ...withinBounds(maxLength, line))
}

/** An optional line of text; empty if not given. */
export function optionalLineField(maxLength: number) {
  return v.pipe(given, v.transform(toLine), ...withinBounds(maxLength, line))
}

/** Required multi-line text. */
export function textField(maxLength: number) {
  return v.pipe(given, v.transform(toLines), v.nonEmpty('required'), ...withinBounds(maxLength, lines))
}

/** Optional multi-line text; only white space is rejected (FORM-08). */
export function optionalTextField(maxLength: number) {
  return v.pipe(
    given,
    v.check((value) => value === '' || value.trim() !== '', 'blank'),
    v.transform(toLines),
    ...withinBounds(maxLength, lines),
  )
}

/** An email address such as user@host.tld (FORM-12); its maximum length is that of SMTP. */
export function emailField() {
  return v.pipe(
    given,
    v.transform(toLine),
    v.nonEmpty('required'),
    v.maxLength(maxEmailLength, 'invalid'),
    v.regex(email, 'invalid'),
  )
}

/** True for an email address such as user@host.tld (FORM-12). */
export function isEmailAddress(text: string): boolean {
  return text.length <= maxEmailLength && email.test(text)
}

/** A country by its code. */
export function countryField() {
  return v.pipe(given, v.nonEmpty('required'), v.check(isCountryCode, 'invalid'))
}

/** A required checkbox (FORM-02); the form sends `yes`. */
export function consentField() {
  return v.pipe(
    given,
    v.check((value) => value === '' || value === 'yes', 'invalid'),
    v.check((value) => value === 'yes', 'unchecked'),
  )
}

/** One of a few choices. */
export function choiceField<const Choice extends string>(choices: readonly Choice[]) {
  return v.pipe(given, v.nonEmpty('required'), v.picklist(choices, 'invalid'))
}

/** At least one of a few choices. */
export function choicesField<Choice extends string>(choices: readonly Choice[]) {
  return v.pipe(
    v.nullish(v.array(v.picklist(choices, 'invalid'), 'invalid'), []),
    v.transform((chosen) => [...new Set(chosen)]),
    v.nonEmpty('required'),
  )
}

/** The slug of the form's subject, set by the page. */
export function slugField() {
  return v.pipe(given, v.regex(/^(?:[a-z0-9][a-z0-9-]{0,98})?$/, 'invalid'))
}

const given = v.nullish(v.string('invalid'), '')

/** Octets of local part, sign and domain (RFC 5321). */
const maxEmailLength = 320

/** No white space, no control characters and no special characters of email headers. */
const email =
  /^[^\s\p{C}@<>()[\]\\,;:"]+@[^\s\p{C}@<>()[\]\\,;:".]+(?:\.[^\s\p{C}@<>()[\]\\,;:".]+)*\.[^\s\p{C}@<>()[\]\\,;:".]{2,}$/u

/** Everything except control characters, lone surrogates and line separators. */
const line = /^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u
const lines = /^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u

function withinBounds(maxLength: number, characters: RegExp) {
  return [
    v.maxLength<string, number, 'invalid'>(maxLength, 'invalid'),
    v.regex<string, 'invalid'>(characters, 'invalid'),
  ] as const
}

/** Bidirectional control characters, which could show the subject of an email differently than it was typed. */
const turns = /[\u202A-\u202E\u2066-\u2069]/g

/** A line without bidirectional control characters and surrounding white space, in Unicode's composed form. */
export function toLine(value: string): string {
  return value.replaceAll(turns, '').normalize('NFC').trim()
}

function toLines(value: string): string {
  return value.replaceAll(turns, '').replaceAll(/\r\n?/g, '\n').normalize('NFC').trim()
}
