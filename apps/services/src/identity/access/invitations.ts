import { and, eq, gt } from 'drizzle-orm'
import { isApplication } from '@kudex/domain/access'
import type { Queries } from '../../database/database.types.ts'
import { rateLimits } from '../../limits.ts'
import type { Mail, SendMail } from '../../mail/mail.types.ts'
import { createSharedRateLimiter } from '../../rate-limits/sharedRateLimiter.ts'
import { accounts, applicationAccess, invitations, memberships, organizations } from '../tables.ts'
import { recordAudit } from './audit.ts'
import { createInvitationToken, hashToken } from './invitationTokens.ts'
import { Refusal } from './keepAdministrator.ts'
import type { Administrator } from './permissions.ts'

/** Days for which an invitation is valid. */
export const invitationDays = 7

interface InvitationContext {
  readonly administrator: Administrator
  readonly sendMail: SendMail
  readonly invitationUrl: string
  readonly locale: string
}

/** Sends an invitation by mail, unless too many were sent. Its new token replaces the one that was sent before. */
export async function sendInvitation(
  queries: Queries,
  { administrator, sendMail, invitationUrl, locale }: InvitationContext,
  account: { readonly id: string; readonly email: string },
  organizationId: string,
): Promise<void> {
  const limiter = createSharedRateLimiter(
    queries,
    'invitation',
    { ...rateLimits.invitationByRecipient, toKey: () => account.email },
    { ...rateLimits.invitationByAdministrator, toKey: () => administrator.id },
  )
  if (await limiter.consume({})) throw new Refusal('too-many')
  const token = createInvitationToken()
  const sent = {
    tokenHash: hashToken(token),
    invitedBy: administrator.id,
    expiresAt: new Date(Date.now() + invitationDays * 24 * 60 * 60 * 1000),
  }
  await queries
    .insert(invitations)
    .values({ accountId: account.id, organizationId, ...sent })
    .onConflictDoUpdate({ target: [invitations.accountId, invitations.organizationId], set: sent })
  const [organization] = await queries.select().from(organizations).where(eq(organizations.id, organizationId))
  const mail: Mail = {
    template: 'invitation',
    to: account.email,
    locale,
    organization: organization?.name ?? organizationId,
    days: invitationDays,
    link: `${invitationUrl}/${token}?ui_locales=${locale.split('-')[0]}`,
  }
  await sendMail(mail, { key: `invitation:${sent.tokenHash}`, queries })
}

/** The invitation of a token; null if it is unknown, used, replaced or expired. */
export async function findInvitation(queries: Queries, token: string) {
  const [found] = await queries
    .select({
      accountId: accounts.id,
      email: accounts.email,
      passwordHash: accounts.passwordHash,
      organizationId: organizations.id,
      organization: organizations.name,
    })
    .from(invitations)
    .innerJoin(accounts, eq(accounts.id, invitations.accountId))
    .innerJoin(organizations, eq(organizations.id, invitations.organizationId))
    .where(and(eq(invitations.tokenHash, hashToken(token)), gt(invitations.expiresAt, new Date())))
  if (!found) return null
  const { passwordHash, ...invitation } = found
  const accesses = await queries
    .select({ application: applicationAccess.application })
    .from(applicationAccess)
    .where(isOfInvitation(applicationAccess, invitation))
  return {
    ...invitation,
    /** True for people who have an account already: their password stays. */
    hasPassword: passwordHash !== null,
    applications: accesses.map(({ application }) => application).filter(isApplication),
  }
}

/** Accepts an invitation once; false if its token was used, replaced or has expired meanwhile. */
export async function acceptInvitation(
  queries: Queries,
  token: string,
  profile: { readonly givenName: string; readonly familyName: string; readonly passwordHash: string } | null,
): Promise<boolean> {
  return queries.transaction(async (transaction) => {
    const [used] = await transaction
      .delete(invitations)
      .where(and(eq(invitations.tokenHash, hashToken(token)), gt(invitations.expiresAt, new Date())))
      .returning()
    if (!used) return false
    const { accountId, organizationId } = used
    await transaction.update(memberships).set({ acceptedAt: new Date() }).where(isOfInvitation(memberships, used))
    await transaction
      .update(applicationAccess)
      .set({ status: 'active' })
      .where(and(isOfInvitation(applicationAccess, used), eq(applicationAccess.status, 'invited')))
    if (profile) await transaction.update(accounts).set(profile).where(eq(accounts.id, accountId))
    await recordAudit(transaction, { actorId: accountId, subjectId: accountId, organizationId, action: 'join' })
    return true
  })
}

function isOfInvitation(
  table: typeof memberships | typeof applicationAccess,
  { accountId, organizationId }: { readonly accountId: string; readonly organizationId: string },
) {
  return and(eq(table.accountId, accountId), eq(table.organizationId, organizationId))
}
