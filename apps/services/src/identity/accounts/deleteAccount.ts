import { eq } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import { accounts, artifacts } from '../tables.ts'

/** Deletes an account with its credentials, sessions and tokens (ACCT-08). */
export async function deleteAccount(queries: Queries, accountId: string): Promise<void> {
  await queries.transaction(async (transaction) => {
    await transaction.delete(accounts).where(eq(accounts.id, accountId))
    await transaction.delete(artifacts).where(eq(artifacts.accountId, accountId))
  })
}
