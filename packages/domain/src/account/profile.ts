import type { BrokenPolicy } from '../forms/fieldPolicy.ts'
import { toLine } from '../forms/fields.ts'
import { isCountryCode, languageCodes } from '../locales/index.ts'
import type { FieldFailures } from './fieldFailures.ts'

/** The profile of an account (ACCT-01). Empty texts are fields without a value. */
export interface Profile {
  readonly firstName: string
  readonly lastName: string
  readonly company: string
  readonly email: string
  readonly telephone: string
  readonly address: string
  readonly postalCode: string
  readonly city: string
  /** Code of a country or empty. */
  readonly country: string
  /** Code of a language or empty. */
  readonly language: string
}

/** The fields that a person can change; the e-mail address identifies the account. */
export type EditableProfile = Omit<Profile, 'email'>

export type ProfileCheck =
  | { readonly kind: 'valid'; readonly profile: EditableProfile }
  | { readonly kind: 'rejected'; readonly failures: FieldFailures }

/** Normalizes and checks the fields of a profile. First and last name are required (ACCT-02). */
export function checkProfile(input: Readonly<Record<string, unknown>>): ProfileCheck {
  const entries = profileFields.map((field) => {
    const given = input[field] ?? ''
    const value = typeof given === 'string' ? toLine(given) : ''
    const failures: BrokenPolicy[] = typeof given === 'string' ? checkField(field, value) : [{ code: 'VALID_TYPE' }]
    return { field, value, failures }
  })
  const failed = entries.filter(({ failures }) => failures.length > 0)
  if (failed.length > 0) {
    return { kind: 'rejected', failures: Object.fromEntries(failed.map(({ field, failures }) => [field, failures])) }
  }
  const profile = Object.fromEntries(entries.map(({ field, value }) => [field, value]))
  // `fromEntries` loses the names of `profileFields`.
  return { kind: 'valid', profile: profile as unknown as EditableProfile }
}

type ProfileField = keyof EditableProfile

const maxLengths: Readonly<Record<ProfileField, number>> = {
  firstName: 80,
  lastName: 80,
  company: 120,
  telephone: 40,
  address: 200,
  postalCode: 20,
  city: 100,
  country: 2,
  language: 2,
}

const profileFields = Object.keys(maxLengths) as readonly ProfileField[]

function checkField(field: ProfileField, value: string): BrokenPolicy[] {
  const isName = field === 'firstName' || field === 'lastName'
  if (value === '') return isName ? [{ code: 'REQUIRED' }] : []
  if (value.length > maxLengths[field]) return [{ code: 'MAX_LENGTH', bound: maxLengths[field] }]
  if (/[<>]/.test(value)) return [{ code: 'CANNOT_CONTAIN_CHARACTERS', characters: '< >' }]
  if (isName) return name.test(value) ? [] : [{ code: 'VALID_NAME_FORMAT' }]
  if (field === 'telephone') return telephone.test(value) ? [] : [{ code: 'VALID_PHONE_FORMAT' }]
  if (field === 'country') return isCountryCode(value) ? [] : [{ code: 'MATCH_REGEXP' }]
  if (field === 'language') return languageCodes.some((code) => code === value) ? [] : [{ code: 'MATCH_REGEXP' }]
  return printable.test(value) ? [] : [{ code: 'MATCH_REGEXP' }]
}

/** Letters of any script with marks, apostrophes, hyphens, points and spaces; at least one letter. */
const name = /^(?=.*\p{L})[\p{L}\p{M}'’.,\- ·・]+$/u

/** Digits with the usual separators, at least five of them. */
const telephone = /^\+?(?=(?:\D*\d){5})[\d ()./-]+$/

const printable = /^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u
