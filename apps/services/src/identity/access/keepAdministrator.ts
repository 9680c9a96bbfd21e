import { and, eq } from 'drizzle-orm'
import type { UserProblem } from '@kudex/domain/access'
import type { Queries } from '../../database/database.types.ts'
import { applicationAccess, organizations } from '../tables.ts'

/** Refuses a change that would leave an organization that has an administrator without one. */
export async function keepAdministrator(
  queries: Queries,
  { id, organization }: { readonly id: string; readonly organization: string },
): Promise<void> {
  // Two administrators who remove each other at once wait for one another here.
  await queries.select().from(organizations).where(eq(organizations.id, organization)).for('update')
  const administrators = await queries
    .select({ id: applicationAccess.accountId })
    .from(applicationAccess)
    .where(
      and(
        eq(applicationAccess.organizationId, organization),
        eq(applicationAccess.application, 'user-administration'),
        eq(applicationAccess.status, 'active'),
      ),
    )
  if (administrators.length === 1 && administrators[0]?.id === id) throw new Refusal('last-administrator')
}

/** Refuses a change and rolls back its transaction. */
export class Refusal extends Error {
  readonly problem: UserProblem
  readonly id: string | undefined

  constructor(problem: UserProblem, id?: string) {
    super(problem)
    this.problem = problem
    this.id = id
  }
}
