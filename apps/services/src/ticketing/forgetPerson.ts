import { eq } from 'drizzle-orm'
import type { Queries } from '../database/database.types.ts'
import { people } from './tables.ts'

/** Removes name and address of a person whose account was deleted; tickets and comments stay with the organization. */
export async function forgetPerson(queries: Queries, id: string): Promise<void> {
  await queries.update(people).set({ name: null, email: null }).where(eq(people.id, id))
}
