import { and, eq } from 'drizzle-orm'
import { isApplication, listRoles, type UserProblem } from '@kudex/domain/access'
import type { Queries } from '../../database/database.types.ts'
import { applicationAccess, memberships } from '../tables.ts'
import { recordAudit } from './audit.ts'

/** A member asks for access to an application of an organization; an administrator decides (UADM-06). */
export async function requestApplication(queries: Queries, target: ApplicationRequest): Promise<UserProblem | null> {
  const { id, organization, application, role } = target
  if (!isApplication(application) || application === 'user-administration') return 'application'
  if (!listRoles(application).includes(role)) return 'role'
  return queries.transaction(async (transaction) => {
    const [membership] = await transaction
      .select()
      .from(memberships)
      .where(and(eq(memberships.accountId, id), eq(memberships.organizationId, organization)))
      .for('update')
    if (!membership?.acceptedAt) return 'organization'
    const [access] = await transaction
      .select()
      .from(applicationAccess)
      .where(
        and(
          eq(applicationAccess.accountId, id),
          eq(applicationAccess.organizationId, organization),
          eq(applicationAccess.application, application),
        ),
      )
      .for('update')
    if (access && access.status !== 'declined' && access.status !== 'inactive') return 'status'
    const requested = { role, status: 'pending' as const, requestedBy: id, requestedAt: new Date() }
    await transaction
      .insert(applicationAccess)
      .values({ accountId: id, organizationId: organization, application, ...requested })
      .onConflictDoUpdate({
        target: [applicationAccess.accountId, applicationAccess.organizationId, applicationAccess.application],
        set: requested,
      })
    const entry = { subjectId: id, organizationId: organization, action: 'request' as const, application, role }
    await recordAudit(transaction, { ...entry, actorId: id })
    return null
  })
}

interface ApplicationRequest {
  /** Id of the member's account. */
  readonly id: string
  readonly organization: string
  readonly application: string
  readonly role: string
}
