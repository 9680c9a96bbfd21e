import { eq } from 'drizzle-orm'
import type { Queries } from '../database/database.types.ts'
import { people, watchers } from './tables.ts'

/**
 * Removes name, address and watched tickets of a person whose account was deleted; tickets and comments stay with the
 * organization.
 */
export async function forgetPerson(queries: Queries, id: string): Promise<void> {
  await queries.transaction(async (transaction) => {
    await transaction.delete(watchers).where(eq(watchers.personId, id))
    await transaction.update(people).set({ name: null, email: null, locale: null }).where(eq(people.id, id))
  })
}
