import { eq } from 'drizzle-orm'
import type { EditableProfile, Profile } from '@kudex/domain/account'
import type { Queries } from '../../database/database.types.ts'
import { accounts } from '../tables.ts'

/** The profile of an account; null if it was deleted. */
export async function readProfile(queries: Queries, accountId: string): Promise<Profile | null> {
  const [row] = await queries.select().from(accounts).where(eq(accounts.id, accountId))
  if (!row) return null
  const { givenName, familyName, company, email, telephone, address, postalCode, city, country, language } = row
  const names = { firstName: givenName, lastName: familyName }
  return { ...names, company, email, telephone, address, postalCode, city, country, language }
}

/** Stores the fields of a profile that its owner can change. */
export async function saveProfile(queries: Queries, accountId: string, profile: EditableProfile): Promise<void> {
  const { firstName, lastName, ...rest } = profile
  await queries
    .update(accounts)
    .set({ givenName: firstName, familyName: lastName, ...rest })
    .where(eq(accounts.id, accountId))
}
