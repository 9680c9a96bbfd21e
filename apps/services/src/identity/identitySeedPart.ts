import { resolveAccesses } from '@kudex/domain/access'
import { portalRoles } from '@kudex/domain/portal'
import { demoAccounts, demoPassword } from '../../seed/demo/accounts.ts'
import { demoOrganizations, demoUsers } from '../../seed/demo/users.ts'
import type { SeedAccount, SeedUser } from '../../seed/accounts.types.ts'
import type { SeedPart } from '../service.types.ts'
import { hashPassword } from '@kudex/node-server/passwords'
import { insertRows } from '../database/insertRows.ts'
import { createInvitationToken, hashToken } from './access/invitationTokens.ts'
import {
  accounts,
  applicationAccess,
  auditEntries,
  invitations,
  loadedSeeds,
  memberships,
  organizations,
} from './tables.ts'

/** Loads the demo accounts and users with the seed `demo`; any other seed has no accounts. */
export const identitySeedPart: SeedPart = {
  name: 'identity',
  isEmpty: async (queries) => {
    const [account] = await queries.select({ id: accounts.id }).from(accounts).limit(1)
    const [loaded] = await queries.select().from(loadedSeeds).limit(1)
    return account === undefined && loaded === undefined
  },
  load: async (queries, { seed }) => {
    await queries.insert(loadedSeeds).values({ name: seed.name }).onConflictDoNothing()
    if (seed.name !== 'demo') return '0 accounts'
    const users = await Promise.all(demoAccounts.map(toAccountRows))
    const rows = [...users, ...demoUsers.map(toUserRows)]
    await insertRows(queries, organizations, demoOrganizations)
    await insertRows(
      queries,
      accounts,
      rows.map(({ account }) => account),
    )
    await insertRows(
      queries,
      memberships,
      rows.flatMap((row) => row.memberships),
    )
    await insertRows(
      queries,
      applicationAccess,
      rows.flatMap((row) => row.accesses),
    )
    await insertRows(
      queries,
      invitations,
      rows.flatMap((row) => row.invitations),
    )
    await insertRows(
      queries,
      auditEntries,
      rows
        .flatMap((row) => row.accesses.map(toAuditEntry))
        .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()),
    )
    return `${rows.length} accounts`
  },
}

const day = 24 * 60 * 60 * 1000

/** Days since the demo accounts joined their first organization; the next one follows a second later. */
const joinedDaysAgo = 400

interface Rows {
  readonly account: typeof accounts.$inferInsert
  readonly memberships: (typeof memberships.$inferInsert)[]
  readonly accesses: (typeof applicationAccess.$inferInsert & { readonly requestedAt: Date })[]
  readonly invitations: (typeof invitations.$inferInsert)[]
}

/** The access of a demo account follows from its roles; administrators administer their first organization only. */
async function toAccountRows({ roles, organizations: ids, ...account }: SeedAccount): Promise<Rows> {
  const accesses = resolveAccesses(roles)
  const toAccesses = (organizationId: string, isFirst: boolean) =>
    accesses
      .filter(({ application }) => isFirst || application !== 'user-administration')
      .map((access) => ({
        ...access,
        accountId: account.id,
        organizationId,
        requestedBy: account.id,
        requestedAt: new Date(Date.now() - 30 * day),
      }))
  return {
    account: {
      ...account,
      passwordHash: await hashPassword(demoPassword),
      isInternal: roles.includes(portalRoles.adminInternal),
    },
    memberships: toMemberships(account.id, ids),
    accesses: ids.flatMap((id, index) => toAccesses(id, index === 0)),
    invitations: [],
  }
}

function toUserRows({ accesses, organizations: ids, daysLeft, ...account }: SeedUser): Rows {
  const now = Date.now()
  const isInvited = daysLeft !== undefined
  // Who manages the users of the organization.
  const requestedBy = demoUsers.find((other) => isAdministratorOf(other, ids[0]))?.id ?? account.id
  return {
    account: { ...account, passwordHash: null },
    memberships: toMemberships(account.id, ids).map((row) => (isInvited ? { ...row, acceptedAt: null } : row)),
    accesses: ids.flatMap((organizationId) =>
      accesses.map(({ daysAgo, ...access }) => ({
        ...access,
        accountId: account.id,
        organizationId,
        requestedBy: access.status === 'pending' ? account.id : requestedBy,
        requestedAt: new Date(now - daysAgo * day),
      })),
    ),
    invitations: isInvited
      ? ids.map((organizationId) => ({
          accountId: account.id,
          organizationId,
          tokenHash: hashToken(createInvitationToken()),
          invitedBy: requestedBy,
          expiresAt: new Date(now + daysLeft * day),
        }))
      : [],
  }
}

/** How an access came to its status. */
function toAuditEntry(access: Rows['accesses'][number]): AuditEntry {
  const { accountId, organizationId, application, role, status, requestedBy, requestedAt } = access
  return {
    actorId: requestedBy ?? accountId,
    subjectId: accountId,
    organizationId,
    action: actionOfStatus[status],
    application,
    role,
    createdAt: requestedAt,
  }
}

type AuditEntry = Omit<typeof auditEntries.$inferInsert, 'createdAt'> & { readonly createdAt: Date }

const actionOfStatus = {
  invited: 'invite',
  pending: 'request',
  active: 'add',
  inactive: 'add',
  declined: 'deny',
} as const

function toMemberships(accountId: string, ids: readonly string[]) {
  const start = Date.now() - joinedDaysAgo * day
  return ids.map((organizationId, index) => ({ accountId, organizationId, acceptedAt: new Date(start + index * 1000) }))
}

function isAdministratorOf({ organizations: ids, accesses }: SeedUser, organizationId: string | undefined): boolean {
  return (
    organizationId !== undefined &&
    ids.includes(organizationId) &&
    accesses.some(({ application, status }) => application === 'user-administration' && status === 'active')
  )
}
