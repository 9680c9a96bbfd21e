import { eq } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import type { Jobs } from '../../jobs/jobs.types.ts'
import { recordAudit } from '../access/audit.ts'
import { keepAdministrator, Refusal } from '../access/keepAdministrator.ts'
import { memberships } from '../tables.ts'
import { deleteAccount } from './deleteAccount.ts'

/**
 * Deletes an account as its owner asks, and does in the same transaction what follows from it (ACCT-08). False if an
 * organization would have no administrator.
 */
export async function deleteOwnAccount(
  { queries, jobs }: { readonly queries: Queries; readonly jobs: Pick<Jobs, 'enqueue'> },
  accountId: string,
  followUp: (transaction: Queries) => Promise<void>,
): Promise<boolean> {
  try {
    await queries.transaction(async (transaction) => {
      const own = await transaction
        .select()
        .from(memberships)
        .where(eq(memberships.accountId, accountId))
        .orderBy(memberships.organizationId)
      for (const { organizationId } of own) {
        await keepAdministrator(transaction, { id: accountId, organization: organizationId })
        await recordAudit(transaction, { actorId: accountId, subjectId: accountId, organizationId, action: 'delete' })
      }
      await deleteAccount(transaction, accountId)
      // The ticketing service removes the name.
      await jobs.enqueue({ queue: 'deleted-account', payload: { id: accountId }, queries: transaction })
      await followUp(transaction)
    })
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
