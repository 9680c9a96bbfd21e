import { eq } from 'drizzle-orm'
import type { AccountDetails } from '@kudex/domain/account'
import type { Queries } from '../../database/database.types.ts'
import { recoveryCodes, totps } from '../tables.ts'
import { countRecoveryCodes, useRecoveryCode } from './recoveryCodes.ts'
import { acceptTotp, hasTotp } from './totp.ts'

/** The state of the second factor of an account (ACCT-04). */
export async function readSecondFactor(queries: Queries, accountId: string): Promise<AccountDetails['secondFactor']> {
  const [isEnabled, recoveryCodesLeft] = await Promise.all([
    hasTotp(queries, accountId),
    countRecoveryCodes(queries, accountId),
  ])
  return { isEnabled, recoveryCodesLeft }
}

/** Accepts a code of the authenticator app or a recovery code, each once. */
export async function acceptSecondFactor(queries: Queries, accountId: string, code: string): Promise<boolean> {
  const digits = code.replaceAll(/\s/g, '')
  return /^\d{6}$/.test(digits) ? acceptTotp(queries, accountId, digits) : useRecoveryCode(queries, accountId, code)
}

/** Removes the second factor: signing in takes the password only (ACCT-04, ACCT-05). */
export async function resetSecondFactor(queries: Queries, accountId: string): Promise<void> {
  await queries.transaction(async (transaction) => {
    await transaction.delete(totps).where(eq(totps.accountId, accountId))
    await transaction.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId))
  })
}
