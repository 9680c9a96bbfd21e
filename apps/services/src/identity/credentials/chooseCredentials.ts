import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { LanguageCode } from '@kudex/domain/locales'
import type { Queries } from '../../database/database.types.ts'
import { endOtherSessions } from '../accounts/sessions.ts'
import { accounts } from '../tables.ts'
import { useMailToken } from './mailTokens.ts'

/** Sets the password of the account of a token and ends all its sessions; false if the token is no longer valid. */
export function resetPassword(
  queries: Queries,
  { token, email, passwordHash }: { token: string; email: string; passwordHash: string },
): Promise<boolean> {
  return queries.transaction(async (transaction) => {
    if (!(await useMailToken(transaction, 'password', token))) return false
    const [changed] = await transaction
      .update(accounts)
      .set({ passwordHash })
      .where(and(eq(accounts.email, email), eq(accounts.isInternal, false)))
      .returning({ id: accounts.id })
    if (!changed) return false
    await endOtherSessions(transaction, changed.id, { sessionUid: undefined, grantId: undefined })
    return true
  })
}

/**
 * Creates the account of a token. An invited person without a password keeps the invited account. False if
 * the token is no longer valid, or the address has an account meanwhile.
 */
export function registerAccount(queries: Queries, { token, email, ...person }: Registration): Promise<boolean> {
  return queries.transaction(async (transaction) => {
    if (!(await useMailToken(transaction, 'registration', token))) return false
    const stored = await transaction
      .insert(accounts)
      .values({ id: randomUUID(), email, ...person })
      .onConflictDoUpdate({ target: accounts.email, set: person, setWhere: isNull(accounts.passwordHash) })
      .returning({ id: accounts.id })
    return stored.length > 0
  })
}

interface Registration {
  readonly token: string
  readonly email: string
  readonly givenName: string
  readonly familyName: string
  readonly passwordHash: string
  readonly language: LanguageCode
}
