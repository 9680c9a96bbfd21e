import { createHash, randomInt } from 'node:crypto'
import { and, count, eq } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import { recoveryCodes } from '../tables.ts'

/** Replaces the recovery codes of an account by ten new ones, which are shown once. */
export async function createRecoveryCodes(queries: Queries, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: 10 }, createCode)
  await queries.transaction(async (transaction) => {
    await transaction.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId))
    await transaction.insert(recoveryCodes).values(codes.map((code) => ({ accountId, codeHash: hashCode(code) })))
  })
  return codes
}

/** Removes a recovery code; false if it is not one of the account. Letter case and separators do not matter. */
export async function useRecoveryCode(queries: Queries, accountId: string, code: string): Promise<boolean> {
  const used = await queries
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.accountId, accountId), eq(recoveryCodes.codeHash, hashCode(code))))
    .returning({ accountId: recoveryCodes.accountId })
  return used.length > 0
}

/** Count of unused recovery codes. */
export async function countRecoveryCodes(queries: Queries, accountId: string): Promise<number> {
  const [row] = await queries
    .select({ codes: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.accountId, accountId))
  return row?.codes ?? 0
}

/** Crockford's Base32: without letters that look like digits. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

function createCode(): string {
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return [group(), group(), group(), group()].join('-')
}

function hashCode(code: string): string {
  const letters = code.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return createHash('sha256').update(letters).digest('base64url')
}
