import * as v from 'valibot'
import type { BrokenPolicy } from '../forms/fieldPolicy.ts'
import { emailField } from '../forms/fields.ts'

/** The policies that the e-mail address of a new account violates. */
export function checkEmail(email: string): BrokenPolicy[] {
  if (email.trim() === '') return [{ code: 'REQUIRED' }]
  return v.is(emailField(), email) ? [] : [{ code: 'VALID_EMAIL_ADDRESS_FORMAT' }]
}
