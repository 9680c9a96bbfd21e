import { and, eq, lt, lte } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import { changeLogLimits, hostRetention } from '../../limits.ts'
import { parseSequence } from '../changes/changeLog.ts'
import { changeLog } from '../tables.ts'
import { hostRenewals, hosts } from './renewalTables.ts'

/** Records how far a host has read the change log. A point of another log only says that the host runs. */
export async function storeReport(queries: Queries, hostId: string, point: string): Promise<void> {
  const now = new Date()
  await queries.transaction(async (transaction) => {
    await transaction
      .insert(hosts)
      .values({ id: hostId, reportedAt: now })
      .onConflictDoUpdate({ target: hosts.id, set: { reportedAt: now } })
    await transaction.delete(hosts).where(lt(hosts.reportedAt, new Date(now.getTime() - hostRetention)))
    const [log] = await transaction.select().from(changeLog)
    const position = parseSequence(point)
    if (!position || position.id !== log?.id || position.number > log.newest) return
    const sequence = position.number
    await transaction.insert(hostRenewals).values({ hostId, sequence, at: now }).onConflictDoNothing()
    await transaction
      .delete(hostRenewals)
      .where(and(eq(hostRenewals.hostId, hostId), lte(hostRenewals.sequence, sequence - changeLogLimits.retained)))
  })
}

/** Removes a host that stops. */
export async function removeHost(queries: Queries, hostId: string): Promise<void> {
  await queries.delete(hosts).where(eq(hosts.id, hostId))
}
