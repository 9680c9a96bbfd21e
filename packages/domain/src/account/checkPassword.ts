import type { BrokenPolicy } from '../forms/fieldPolicy.ts'
import type { Profile } from './profile.ts'

/** Length of passwords in characters; the maximum bounds the work of hashing. */
export const passwordLengths = { min: 12, max: 256 } as const

/** The policies that a new password violates. It must not contain the name or the e-mail address of its owner. */
export function checkPassword(
  password: string,
  owner: Pick<Profile, 'firstName' | 'lastName' | 'email'>,
): BrokenPolicy[] {
  if (password === '') return [{ code: 'REQUIRED' }]
  if (password.length > passwordLengths.max) return [{ code: 'MAX_LENGTH', bound: passwordLengths.max }]
  const lower = password.toLowerCase()
  const ownWords = [owner.firstName, owner.lastName, owner.email.split('@')[0] ?? ''].map((word) => word.toLowerCase())
  const policies: readonly (readonly [boolean, BrokenPolicy])[] = [
    [password.length < passwordLengths.min, { code: 'MIN_LENGTH', bound: passwordLengths.min }],
    [!/\p{Lu}/u.test(password), { code: 'AT_LEAST_X_CAPITAL_LETTERS', bound: 1 }],
    [!/\p{Nd}/u.test(password), { code: 'AT_LEAST_X_NUMBERS', bound: 1 }],
    [/(.)\1{3}/u.test(password), { code: 'CANNOT_CONTAIN_DUPLICATES' }],
    [ownWords.some((word) => word.length > 3 && lower.includes(word)), { code: 'CANNOT_CONTAIN_OTHERS' }],
  ]
  return policies.flatMap(([isViolated, policy]) => (isViolated ? [policy] : []))
}
