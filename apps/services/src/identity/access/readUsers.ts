import { and, asc, count, eq, exists, getColumns, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type AccessStatus, accessStatuses, toAccessStatus } from '@kudex/domain/access'
import type { Queries } from '../../database/database.types.ts'
import { escapePattern } from '../../database/escapePattern.ts'
import { accounts, applicationAccess, invitations, memberships, organizations } from '../tables.ts'
import type { Administrator } from './permissions.ts'

/** Users per page of a list. */
export const usersPerPage = 25

export interface UserListQuery {
  /** Words of the name and the e-mail address. */
  readonly search: string
  readonly organization: string | null
  readonly application: string | null
  readonly status: AccessStatus | null
  /** From 1. */
  readonly page: number
}

/** A user, with the organizations and accesses that the administrator may see. */
export interface UserRow {
  readonly id: string
  readonly email: string
  /** Empty, as the family name, until the person has accepted an invitation of a visible organization. */
  readonly givenName: string
  readonly familyName: string
  /** The most urgent status of the accesses. */
  readonly status: AccessStatus
  readonly organizations: readonly (typeof organizations.$inferSelect & { readonly members: number })[]
  readonly accesses: readonly AccessRow[]
}

export type AccessRow = Omit<typeof applicationAccess.$inferSelect, 'status'> & {
  readonly status: AccessStatus
  /** Name of the account, or null if it was deleted. */
  readonly requestedByName: string | null
}

/** A page of the users of the administrator's organizations (UADM-01, UADM-21), and the number of all that match. */
export async function listUsers(queries: Queries, administrator: Administrator, query: UserListQuery) {
  const people = selectPeople(queries, administrator)
  const text = sql`lower(${people.givenName} || ' ' || ${people.familyName} || ' ' || ${people.email})`
  const condition = and(
    ...toPatterns(query.search).map((pattern) => sql`${text} like ${pattern}`),
    query.organization === null
      ? undefined
      : exists(
          queries
            .select({ one: sql`1` })
            .from(memberships)
            .where(
              and(
                eq(memberships.accountId, people.id),
                eq(memberships.organizationId, query.organization),
                inScope(administrator, memberships.organizationId),
              ),
            ),
        ),
    query.application === null
      ? undefined
      : exists(
          queries
            .select({ one: sql`1` })
            .from(applicationAccess)
            .where(
              and(
                eq(applicationAccess.accountId, people.id),
                sql`${applicationAccess.application} = ${query.application}`,
                inScope(administrator, applicationAccess.organizationId),
              ),
            ),
        ),
    query.status === null ? undefined : eq(people.status, statusRank(query.status)),
  )
  const [rows, counted] = await Promise.all([
    queries
      .select()
      .from(people)
      .where(condition)
      .orderBy(sql`lower(${people.familyName})`, sql`lower(${people.givenName})`, asc(people.email))
      .limit(usersPerPage)
      .offset((query.page - 1) * usersPerPage),
    queries.select({ total: count() }).from(people).where(condition),
  ])
  return { users: await toUsers(queries, administrator, rows), total: counted[0]?.total ?? 0, page: query.page }
}

/** A user; null if unknown or without an organization in common with the administrator (UADM-18, UADM-21). */
export async function findUser(queries: Queries, administrator: Administrator, id: string): Promise<UserRow | null> {
  const people = selectPeople(queries, administrator)
  const rows = await queries.select().from(people).where(eq(people.id, id))
  const [user] = await toUsers(queries, administrator, rows)
  return user ?? null
}

/** The organizations that the administrator administers, by name. */
export function listOrganizations(queries: Queries, administrator: Administrator) {
  return queries
    .select()
    .from(organizations)
    .where(inScope(administrator, organizations.id))
    .orderBy(asc(organizations.name), asc(organizations.id))
}

/** The organizations of a member, by name. */
export function listOwnOrganizations(queries: Queries, accountId: string) {
  return queries
    .select(getColumns(organizations))
    .from(organizations)
    .innerJoin(memberships, eq(memberships.organizationId, organizations.id))
    .where(and(eq(memberships.accountId, accountId), isNotNull(memberships.acceptedAt)))
    .orderBy(asc(organizations.name), asc(organizations.id))
}

/** A pattern for `like` of each word of a search. */
export function toPatterns(search: string): string[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return words.map((word) => `%${escapePattern(word)}%`)
}

/** Limits a statement to the administrator's organizations. */
export function inScope({ organizations: ids }: Administrator, organizationId: PgColumn): SQL | undefined {
  return ids === null ? undefined : inArray(organizationId, [...ids])
}

/** The people of the administrator's organizations, with the rank of their most urgent status. */
function selectPeople(queries: Queries, administrator: Administrator) {
  const inner = queries
    .select({
      accountId: memberships.accountId,
      // Until an invitation is accepted, only the invited address is shown: the person may be someone else's user.
      isMember: sql<boolean>`bool_or(${memberships.acceptedAt} is not null)`.as('is_member'),
      status: sql<number>`coalesce(min(${rankOfAccess}), ${statusRank('inactive')})`.mapWith(Number).as('status'),
    })
    .from(memberships)
    .leftJoin(applicationAccess, isAccessOfMembership)
    .leftJoin(invitations, isInvitationOfMembership)
    .where(inScope(administrator, memberships.organizationId))
    .groupBy(memberships.accountId)
    .as('members')
  return queries
    .select({
      id: accounts.id,
      email: accounts.email,
      givenName: sql<string>`case when ${inner.isMember} then ${accounts.givenName} else '' end`.as('given_name'),
      familyName: sql<string>`case when ${inner.isMember} then ${accounts.familyName} else '' end`.as('family_name'),
      status: inner.status,
    })
    .from(accounts)
    .innerJoin(inner, eq(inner.accountId, accounts.id))
    .as('people')
}

interface PersonRow {
  readonly id: string
  readonly email: string
  readonly givenName: string
  readonly familyName: string
  readonly status: number
}

/** Adds organizations and accesses with one statement each. */
async function toUsers(queries: Queries, administrator: Administrator, rows: readonly PersonRow[]): Promise<UserRow[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const joined = await queries
    .select({ accountId: memberships.accountId, organization: organizations })
    .from(memberships)
    .innerJoin(organizations, eq(organizations.id, memberships.organizationId))
    .where(and(inArray(memberships.accountId, ids), inScope(administrator, memberships.organizationId)))
    .orderBy(asc(organizations.name), asc(organizations.id))
  const organizationIds = [...new Set(joined.map(({ organization }) => organization.id))]
  const counted = await queries
    .select({ id: memberships.organizationId, members: count() })
    .from(memberships)
    .where(inArray(memberships.organizationId, organizationIds))
    .groupBy(memberships.organizationId)
  const members = new Map(counted.map((row) => [row.id, row.members]))
  const accesses = await selectAccesses(
    queries,
    and(inArray(memberships.accountId, ids), inScope(administrator, memberships.organizationId)),
  )
  return rows.map(({ status, ...person }) => ({
    ...person,
    status: accessStatuses[status] ?? 'unknown',
    organizations: joined
      .filter(({ accountId }) => accountId === person.id)
      .map(({ organization }) => ({ ...organization, members: members.get(organization.id) ?? 0 })),
    accesses: accesses.filter(({ accountId }) => accountId === person.id),
  }))
}

/** Accesses with their status at this time. */
export async function selectAccesses(queries: Queries, condition: SQL | undefined): Promise<AccessRow[]> {
  const requester = queries
    .select({
      id: accounts.id,
      name: sql<string>`trim(${accounts.givenName} || ' ' || ${accounts.familyName})`.as('name'),
    })
    .from(accounts)
    .as('requester')
  const rows = await queries
    .select({ access: applicationAccess, status: effectiveStatus, requestedByName: requester.name })
    .from(memberships)
    .innerJoin(applicationAccess, isAccessOfMembership)
    .leftJoin(invitations, isInvitationOfMembership)
    .leftJoin(requester, eq(requester.id, applicationAccess.requestedBy))
    .where(condition)
    .orderBy(asc(applicationAccess.organizationId), asc(applicationAccess.application))
  return rows.map(({ access, status, requestedByName }) => ({
    ...access,
    status: toAccessStatus(status),
    requestedByName,
  }))
}

const isAccessOfMembership = and(
  eq(applicationAccess.accountId, memberships.accountId),
  eq(applicationAccess.organizationId, memberships.organizationId),
)

const isInvitationOfMembership = and(
  eq(invitations.accountId, memberships.accountId),
  eq(invitations.organizationId, memberships.organizationId),
)

/** An invitation without a valid token has expired. */
const effectiveStatus = sql<string>`case when ${applicationAccess.status} = 'invited' and coalesce(${invitations.expiresAt} <= now(), true) then 'invite-expired' else ${applicationAccess.status} end`

const rankOfAccess = sql`array_position(${sql.raw(`array['${accessStatuses.join("','")}']`)}, ${effectiveStatus}) - 1`

function statusRank(status: AccessStatus): number {
  return accessStatuses.indexOf(status)
}
