import { and, eq, gt, lt } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import { mailTokenHours } from '../../limits.ts'
import { createInvitationToken, hashToken } from '../access/invitationTokens.ts'
import { mailTokens } from '../tables.ts'

/** What the link of a mail is for. */
export type MailTokenPurpose = keyof typeof mailTokenHours

/** Creates a token that proves access to a mailbox. */
export async function createMailToken(
  queries: Queries,
  purpose: MailTokenPurpose,
  email: string,
  accountId: string | null = null,
): Promise<string> {
  const token = createInvitationToken()
  const expiresAt = new Date(Date.now() + mailTokenHours[purpose] * 3_600_000)
  await queries.delete(mailTokens).where(lt(mailTokens.expiresAt, new Date()))
  await queries.insert(mailTokens).values({ tokenHash: hashToken(token), purpose, email, accountId, expiresAt })
  return token
}

/** The e-mail address of a token; null if it is unknown, used or expired. */
export async function findMailToken(
  queries: Queries,
  purpose: MailTokenPurpose,
  token: string,
): Promise<string | null> {
  const [found] = await queries.select().from(mailTokens).where(isValid(purpose, token))
  return found?.email ?? null
}

/** Uses a token, and with it all others of its address; null if it is no longer valid. */
export async function useMailToken(
  queries: Queries,
  purpose: MailTokenPurpose,
  token: string,
): Promise<typeof mailTokens.$inferSelect | null> {
  const [used] = await queries.delete(mailTokens).where(isValid(purpose, token)).returning()
  if (!used) return null
  await queries.delete(mailTokens).where(eq(mailTokens.email, used.email))
  return used
}

function isValid(purpose: MailTokenPurpose, token: string) {
  return and(
    eq(mailTokens.tokenHash, hashToken(token)),
    eq(mailTokens.purpose, purpose),
    gt(mailTokens.expiresAt, new Date()),
  )
}
