import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import {
  type AccessAction,
  type Application,
  isApplication,
  listRoles,
  resolveAccessActions,
  type UserProblem,
} from '@kudex/domain/access'
import { isEmailAddress } from '@kudex/domain/forms'
import type { Queries } from '../../database/database.types.ts'
import type { SendMail } from '../../mail/mail.types.ts'
import { toAccountEmail } from '../accounts/accounts.ts'
import { deleteAccount } from '../accounts/deleteAccount.ts'
import { accounts, applicationAccess, memberships, organizations } from '../tables.ts'
import { recordAudit } from './audit.ts'
import { sendInvitation } from './invitations.ts'
import { keepAdministrator, Refusal } from './keepAdministrator.ts'
import { notifyRequester } from './notifyRequester.ts'
import type { Administrator } from './permissions.ts'
import { findUser, selectAccesses } from './readUsers.ts'

/** What changes of users need beside the database. */
export interface ChangeContext {
  readonly queries: Queries
  readonly administrator: Administrator
  readonly sendMail: SendMail
  /** Address of the page that accepts an invitation, without the token. */
  readonly invitationUrl: string
  /** Language of the administrator, for invitations. */
  readonly locale: string
  /** Origin of the portal. */
  readonly origin: string
}

/** Result of a change: `not-found` if the user is unknown or not in the administrator's organizations. */
export type ChangeResult =
  | { readonly kind: 'changed'; readonly id: string }
  | { readonly kind: 'refused'; readonly problem: UserProblem; readonly id?: string }
  | { readonly kind: 'not-found' }

export interface AccessTarget {
  readonly id: string
  readonly organization: string
  readonly application: string
}

/** Invites a person to an application of an organization (UADM-11, UADM-13). */
export function inviteUser(
  context: ChangeContext,
  input: { readonly email: string; readonly organization: string; readonly application: string; readonly role: string },
): Promise<ChangeResult> {
  const email = toAccountEmail(input.email)
  if (!isEmailAddress(email)) return refuse('email')
  const problem = findProblem(context, input)
  if (problem) return refuse(problem)
  return change(context, async (queries) => {
    const [organization] = await queries.select().from(organizations).where(eq(organizations.id, input.organization))
    if (!organization) throw new Refusal('organization')
    const created = { id: randomUUID(), email, givenName: '', familyName: '', passwordHash: null }
    await queries.insert(accounts).values(created).onConflictDoNothing()
    const [account] = await queries.select().from(accounts).where(eq(accounts.email, email)).for('update')
    if (!account) throw new Refusal('email')
    // Members of other organizations can be invited, also if the administrator manages those too.
    const added = await queries
      .insert(memberships)
      .values({ accountId: account.id, organizationId: input.organization, acceptedAt: null })
      .onConflictDoNothing()
      .returning()
    if (added.length === 0) throw new Refusal('exists', account.id)
    await insertAccess(queries, context, { ...input, id: account.id }, 'invited')
    await sendInvitation(queries, context, account, input.organization)
    await audit(queries, context, { ...input, id: account.id }, 'invite')
    return account.id
  })
}

/** Gives a user access to another application: active for members, invited until an invitation is accepted (UADM-05). */
export function addApplication(context: ChangeContext, target: AccessTarget & { role: string }): Promise<ChangeResult> {
  const problem = findProblem(context, target)
  if (problem) return refuse(problem)
  return changeUser(context, target, async (queries) => {
    const [membership] = await queries.select().from(memberships).where(isMembership(target)).for('update')
    if (!membership) throw new Refusal('organization')
    const existing = await queries.select().from(applicationAccess).where(isAccess(target))
    if (existing.length > 0) throw new Refusal('application')
    await insertAccess(queries, context, target, membership.acceptedAt ? 'active' : 'invited')
    await audit(queries, context, target, 'add')
  })
}

/** Runs an action on an existing access, if its status allows it (UADM-05…09). */
export function changeAccess(
  context: ChangeContext,
  target: AccessTarget & { readonly role?: string | null },
  action: AccessAction,
): Promise<ChangeResult> {
  return changeUser(context, target, async (queries) => {
    await queries.select().from(applicationAccess).where(isAccess(target)).for('update')
    const [access] = await selectAccesses(queries, isAccess(target))
    if (!access || !resolveAccessActions(access.status).includes(action)) throw new Refusal('status')
    switch (action) {
      case 'accept':
      case 'grant':
        await setAccess(queries, target, { status: 'active' })
        await notifyRequester(queries, context, access, 'access-granted')
        break
      case 'deny':
        await setAccess(queries, target, { status: 'declined' })
        await notifyRequester(queries, context, access, 'access-declined')
        break
      case 'update': {
        if (!listRoles(access.application).includes(target.role ?? '')) throw new Refusal('role')
        await setAccess(queries, target, { role: target.role ?? '' })
        break
      }
      case 'withdraw':
        if (access.application === 'user-administration') await keepAdministrator(queries, target)
        await queries.delete(applicationAccess).where(isAccess(target))
        break
      case 'resend':
      case 'send-new': {
        const [account] = await queries.select().from(accounts).where(eq(accounts.id, target.id))
        if (account) await sendInvitation(queries, context, account, target.organization)
        break
      }
    }
    await audit(queries, context, { ...target, role: target.role ?? access.role }, action)
  })
}

/** Removes a user from an organization with all access in it (UADM-15). */
export function removeMembership(
  context: ChangeContext,
  target: Pick<AccessTarget, 'id' | 'organization'>,
): Promise<ChangeResult> {
  return changeUser(context, target, async (queries) => {
    const [membership] = await queries.select().from(memberships).where(isMembership(target)).for('update')
    if (!membership) throw new Refusal('organization')
    await keepAdministrator(queries, target)
    await queries.delete(memberships).where(isMembership(target))
    await audit(queries, context, target, 'remove-membership')
  })
}

/** Deletes a user whose organizations are all administered by the administrator (UADM-17). */
export function deleteUser(context: ChangeContext, id: string): Promise<ChangeResult> {
  return changeUser(context, { id }, async (queries) => {
    if (id === context.administrator.id) throw new Refusal('own-account')
    const [account] = await queries.select().from(accounts).where(eq(accounts.id, id)).for('update')
    const all = await queries
      .select()
      .from(memberships)
      .where(eq(memberships.accountId, id))
      .orderBy(memberships.organizationId)
    if (account && !mayDelete(context.administrator, account, all)) throw new Refusal('other-organizations')
    for (const { organizationId } of all) {
      await keepAdministrator(queries, { id, organization: organizationId })
      await audit(queries, context, { id, organization: organizationId }, 'delete')
    }
    await deleteAccount(queries, id)
  })
}

/**
 * True if an administrator administers all organizations of an account. An invitation gives no power over the account of
 * someone who has one already: anyone can be invited.
 */
function mayDelete(
  { organizations }: Administrator,
  { isInternal, passwordHash }: typeof accounts.$inferSelect,
  all: readonly (typeof memberships.$inferSelect)[],
): boolean {
  if (organizations === null) return true
  return (
    !isInternal &&
    all.every(
      ({ organizationId, acceptedAt }) =>
        organizations.includes(organizationId) && (acceptedAt !== null || passwordHash === null),
    )
  )
}

async function refuse(problem: UserProblem): Promise<ChangeResult> {
  return { kind: 'refused', problem }
}

/** Changes a user of the administrator's organizations; foreign and unknown users are not found alike (UADM-21). */
async function changeUser(
  context: ChangeContext,
  target: { readonly id: string; readonly organization?: string },
  write: (queries: Queries) => Promise<void>,
): Promise<ChangeResult> {
  const user = await findUser(context.queries, context.administrator, target.id)
  if (!user) return { kind: 'not-found' }
  if (target.organization !== undefined && !user.organizations.some(({ id }) => id === target.organization)) {
    return { kind: 'not-found' }
  }
  return change(context, async (queries) => {
    await write(queries)
    return target.id
  })
}

async function change(context: ChangeContext, write: (queries: Queries) => Promise<string>): Promise<ChangeResult> {
  try {
    return { kind: 'changed', id: await context.queries.transaction(write) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { kind: 'refused', problem: error.problem, ...(error.id !== undefined && { id: error.id }) }
  }
}

function findProblem(
  { administrator }: ChangeContext,
  target: Pick<AccessTarget, 'organization' | 'application'> & { readonly role: string },
): UserProblem | null {
  const { organization, application, role } = target
  if (administrator.organizations !== null && !administrator.organizations.includes(organization)) return 'organization'
  if (!isApplication(application)) return 'application'
  return listRoles(application).includes(role) ? null : 'role'
}

async function insertAccess(
  queries: Queries,
  { administrator }: ChangeContext,
  { id, organization, application, role }: AccessTarget & { readonly role: string },
  status: 'invited' | 'active',
): Promise<void> {
  await queries.insert(applicationAccess).values({
    accountId: id,
    organizationId: organization,
    application: application as Application,
    role,
    status,
    requestedBy: administrator.id,
    requestedAt: new Date(),
  })
}

async function setAccess(
  queries: Queries,
  target: AccessTarget,
  values: { readonly status?: 'active' | 'declined'; readonly role?: string },
): Promise<void> {
  await queries.update(applicationAccess).set(values).where(isAccess(target))
}

function audit(
  queries: Queries,
  { administrator }: ChangeContext,
  target: { id: string; organization: string; application?: string; role?: string },
  action: Parameters<typeof recordAudit>[1]['action'],
): Promise<void> {
  return recordAudit(queries, {
    actorId: administrator.id,
    subjectId: target.id,
    organizationId: target.organization,
    action,
    application: target.application as Application | undefined,
    role: target.role,
  })
}

function isMembership({ id, organization }: Pick<AccessTarget, 'id' | 'organization'>) {
  return and(eq(memberships.accountId, id), eq(memberships.organizationId, organization))
}

function isAccess({ id, organization, application }: AccessTarget) {
  return and(
    eq(applicationAccess.accountId, id),
    eq(applicationAccess.organizationId, organization),
    sql`${applicationAccess.application} = ${application}`,
  )
}
