import { eq } from 'drizzle-orm'
import { type AccountFailure, checkPassword } from '@kudex/domain/account'
import type { Queries } from '../../database/database.types.ts'
import { hashPassword, maxPasswordLength, verifyPassword } from '@kudex/node-server/passwords'
import { accounts } from '../tables.ts'

type PasswordOutcome =
  | { readonly kind: 'changed' }
  | { readonly kind: 'failed'; readonly reason: AccountFailure }
  | { readonly kind: 'rejected'; readonly policies: ReturnType<typeof checkPassword> }

/**
 * Changes a password, and does in the same transaction what follows from it (ACCT-07). The new one is checked first, so
 * that no attempt at the current one is spent on it.
 */
export async function changePassword(
  queries: Queries,
  accountId: string,
  { currentPassword, newPassword, repeatedPassword }: PasswordForm,
  followUp: (transaction: Queries) => Promise<void>,
): Promise<PasswordOutcome> {
  const [account] = await queries.select().from(accounts).where(eq(accounts.id, accountId))
  if (!account) return { kind: 'failed', reason: 'signed-out' }
  const { givenName: firstName, familyName: lastName, email } = account
  const policies = checkPassword(newPassword, { firstName, lastName, email })
  if (policies.length > 0) return { kind: 'rejected', policies }
  if (newPassword !== repeatedPassword) return { kind: 'failed', reason: 'passwords-differ' }
  if (!(await isPasswordOf(queries, accountId, currentPassword))) return { kind: 'failed', reason: 'wrong-password' }
  // Before the transaction, since it takes long.
  const passwordHash = await hashPassword(newPassword)
  return queries.transaction(async (transaction) => {
    const changed = await transaction
      .update(accounts)
      .set({ passwordHash })
      .where(eq(accounts.id, accountId))
      .returning({ id: accounts.id })
    if (changed.length === 0) return { kind: 'failed', reason: 'signed-out' }
    await followUp(transaction)
    return { kind: 'changed' }
  })
}

/** True if a password is that of an account. */
export async function isPasswordOf(queries: Queries, accountId: string, password: string): Promise<boolean> {
  if (password.length > maxPasswordLength) return false
  const [account] = await queries.select().from(accounts).where(eq(accounts.id, accountId))
  return verifyPassword(password, account?.passwordHash ?? null)
}

interface PasswordForm {
  readonly currentPassword: string
  readonly newPassword: string
  readonly repeatedPassword: string
}
