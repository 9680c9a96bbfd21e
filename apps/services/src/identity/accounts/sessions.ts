import { and, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { AccountSession } from '@kudex/domain/account'
import type { Queries } from '../../database/database.types.ts'
import { artifacts } from '../tables.ts'

/** Session and grant of the access token of a request. */
export interface CurrentSession {
  readonly sessionUid: string | undefined
  readonly grantId: string | undefined
}

/** The sessions of an account, the current one first, then the latest. */
export async function listSessions(
  queries: Queries,
  accountId: string,
  { sessionUid }: CurrentSession,
): Promise<AccountSession[]> {
  const rows = await queries
    .select()
    .from(artifacts)
    .where(and(eq(artifacts.accountId, accountId), eq(artifacts.kind, 'Session'), gt(artifacts.expiresAt, new Date())))
  return rows
    .map(({ uid, payload }) => ({
      signedInAt: new Date((payload.loginTs ?? payload.iat ?? 0) * 1000).toISOString(),
      isCurrent: uid !== null && uid === sessionUid,
    }))
    .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.signedInAt.localeCompare(a.signedInAt))
}

/** Ends all sessions of an account but the current one, with their tokens. */
export async function endOtherSessions(
  queries: Queries,
  accountId: string,
  { sessionUid = '', grantId = '' }: CurrentSession,
): Promise<void> {
  const isOther = or(
    and(eq(artifacts.kind, 'Session'), or(isNull(artifacts.uid), ne(artifacts.uid, sessionUid))),
    and(eq(artifacts.kind, 'Grant'), sql`${artifacts.payload}->>'jti' <> ${grantId}`),
    and(inArray(artifacts.kind, tokenKinds), or(isNull(artifacts.grantId), ne(artifacts.grantId, grantId))),
  )
  await queries.delete(artifacts).where(and(eq(artifacts.accountId, accountId), isOther))
}

const tokenKinds = ['AccessToken', 'RefreshToken', 'AuthorizationCode']
