import { eq } from 'drizzle-orm'
import type { AccountDetails, EditableProfile } from '@kudex/domain/account'
import type { Queries } from '../../database/database.types.ts'
import { accounts } from '../tables.ts'

/** The account as its owner sees it; null if it was deleted. */
export async function readAccountDetails(queries: Queries, accountId: string): Promise<AccountDetails | null> {
  const [row] = await queries.select().from(accounts).where(eq(accounts.id, accountId))
  if (!row) return null
  const { givenName, familyName, company, email, telephone, address, postalCode, city, country, language } = row
  return {
    profile: {
      firstName: givenName,
      lastName: familyName,
      company,
      email,
      telephone,
      address,
      postalCode,
      city,
      country,
      language,
    },
    isManagedInternally: row.isInternal,
  }
}

/** Stores the fields of a profile that its owner can change. */
export async function saveProfile(queries: Queries, accountId: string, profile: EditableProfile): Promise<void> {
  const { firstName, lastName, ...rest } = profile
  await queries
    .update(accounts)
    .set({ givenName: firstName, familyName: lastName, ...rest })
    .where(eq(accounts.id, accountId))
}
