import { and, eq } from 'drizzle-orm'
import type { AccountDetails } from '@kudex/domain/account'
import type { Queries } from '../../database/database.types.ts'
import { listPasskeys } from '../passkeys/passkeys.ts'
import { passkeys, recoveryCodes, totps } from '../tables.ts'
import { countRecoveryCodes, useRecoveryCode } from './recoveryCodes.ts'
import { acceptTotp, hasTotp, type TotpStore } from './totp.ts'

/** The second factors of an account (ACCT-04). */
export async function readSecondFactor(queries: Queries, accountId: string): Promise<AccountDetails['secondFactor']> {
  const [hasApp, ownPasskeys, recoveryCodesLeft] = await Promise.all([
    hasTotp(queries, accountId),
    listPasskeys(queries, accountId),
    countRecoveryCodes(queries, accountId),
  ])
  return { isEnabled: hasApp || ownPasskeys.length > 0, hasApp, passkeys: ownPasskeys, recoveryCodesLeft }
}

/** Accepts a code of the authenticator app or a recovery code, each once. */
export async function acceptSecondFactor(store: TotpStore, accountId: string, code: string): Promise<boolean> {
  const digits = code.replaceAll(/\s/g, '')
  return /^\d{6}$/.test(digits) ? acceptTotp(store, accountId, digits) : useRecoveryCode(store.queries, accountId, code)
}

/** Removes all second factors: signing in takes the password only (ACCT-04, ACCT-05). False if there was none. */
export function resetSecondFactor(queries: Queries, accountId: string): Promise<boolean> {
  return queries.transaction(async (transaction) => {
    const { isEnabled } = await readSecondFactor(transaction, accountId)
    await transaction.delete(totps).where(eq(totps.accountId, accountId))
    await transaction.delete(passkeys).where(eq(passkeys.accountId, accountId))
    await transaction.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId))
    return isEnabled
  })
}

/** Removes a passkey; without any second factor left, the recovery codes go too. False if it is unknown. */
export async function removePasskey(queries: Queries, accountId: string, id: string): Promise<boolean> {
  return queries.transaction(async (transaction) => {
    const removed = await transaction
      .delete(passkeys)
      .where(and(eq(passkeys.accountId, accountId), eq(passkeys.id, id)))
      .returning({ id: passkeys.id })
    if (removed.length === 0) return false
    const { isEnabled } = await readSecondFactor(transaction, accountId)
    if (!isEnabled) await resetSecondFactor(transaction, accountId)
    return true
  })
}
