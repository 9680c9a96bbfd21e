import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { resolveRoles } from '@kudex/domain/access'
import { portalRoles } from '@kudex/domain/portal'
import type { Queries } from '../../database/database.types.ts'
import { accounts, applicationAccess, memberships } from '../tables.ts'

/** What an account may do, for its claims. */
export interface Permissions {
  readonly roles: readonly string[]
  /** Ids of organizations, the first one joined first. */
  readonly organizations: readonly string[]
  /** The roles in each organization. */
  readonly organizationRoles: Readonly<Record<string, readonly string[]>>
}

/** Reads the permissions of an account from its memberships and their access to applications. */
export async function readPermissions(queries: Queries, accountId: string, isInternal: boolean): Promise<Permissions> {
  const rows = await queries
    .select({ organizationId: memberships.organizationId, access: applicationAccess })
    .from(memberships)
    .leftJoin(
      applicationAccess,
      and(
        eq(applicationAccess.accountId, memberships.accountId),
        eq(applicationAccess.organizationId, memberships.organizationId),
      ),
    )
    .where(and(eq(memberships.accountId, accountId), isNotNull(memberships.acceptedAt)))
    .orderBy(asc(memberships.acceptedAt), asc(memberships.organizationId))
  const accesses = rows.flatMap(({ access }) => (access ? [access] : []))
  const organizations = [...new Set(rows.map(({ organizationId }) => organizationId))]
  const ofOrganization = (id: string) => resolveRoles(accesses.filter(({ organizationId }) => organizationId === id))
  return {
    roles: [...(isInternal ? [portalRoles.adminInternal] : []), ...resolveRoles(accesses)],
    organizations,
    organizationRoles: Object.fromEntries(organizations.map((id) => [id, ofOrganization(id)])),
  }
}

/** A person who administers users; read from the tables, as claims may be 10 s old. */
export interface Administrator {
  readonly id: string
  /** Ids of the administered organizations; null for internal staff, who administer all. */
  readonly organizations: readonly string[] | null
}

/** The administrator with an account's id; null if the account administers nothing. */
export async function findAdministrator(queries: Queries, accountId: string): Promise<Administrator | null> {
  const [account] = await queries.select().from(accounts).where(eq(accounts.id, accountId))
  if (!account) return null
  if (account.isInternal) return { id: account.id, organizations: null }
  const rows = await queries
    .select({ id: applicationAccess.organizationId })
    .from(applicationAccess)
    .innerJoin(
      memberships,
      and(
        eq(memberships.accountId, applicationAccess.accountId),
        eq(memberships.organizationId, applicationAccess.organizationId),
      ),
    )
    .where(and(eq(applicationAccess.accountId, accountId), isActiveAdministrator, isNotNull(memberships.acceptedAt)))
  return rows.length === 0 ? null : { id: account.id, organizations: rows.map(({ id }) => id) }
}

/** The accounts of the administrators of an organization. */
export function listAdministrators(queries: Queries, organizationId: string) {
  return queries
    .select({ id: accounts.id, email: accounts.email, language: accounts.language })
    .from(applicationAccess)
    .innerJoin(
      memberships,
      and(
        eq(memberships.accountId, applicationAccess.accountId),
        eq(memberships.organizationId, applicationAccess.organizationId),
      ),
    )
    .innerJoin(accounts, eq(accounts.id, applicationAccess.accountId))
    .where(
      and(
        eq(applicationAccess.organizationId, organizationId),
        isActiveAdministrator,
        isNotNull(memberships.acceptedAt),
      ),
    )
    .orderBy(asc(accounts.id))
}

const isActiveAdministrator = and(
  eq(applicationAccess.application, 'user-administration'),
  eq(applicationAccess.status, 'active'),
)
