import { and, eq, isNotNull, lt } from 'drizzle-orm'
import { generateSecret, generateURI, verifySync } from 'otplib'
import { encode } from 'uqr'
import type { TotpSetup } from '@kudex/domain/account'
import type { Queries } from '../../database/database.types.ts'
import { totps } from '../tables.ts'
import type { SecretBox } from './secretBox.ts'

/** Creates the secret of an authenticator app; null if one is in use. An unconfirmed secret is replaced. */
export async function startTotp({ queries, box }: TotpStore, account: TotpOwner): Promise<TotpSetup | null> {
  const secret = generateSecret()
  const sealed = box.seal(secret, account.id)
  const stored = await queries
    .insert(totps)
    .values({ accountId: account.id, secret: sealed })
    .onConflictDoUpdate({
      target: totps.accountId,
      set: { secret: sealed, lastStep: 0 },
      setWhere: eq(totps.lastStep, 0),
    })
    .returning({ accountId: totps.accountId })
  if (stored.length === 0) return null
  const uri = generateURI({ issuer, label: account.email, secret })
  return { secret, uri, qrCode: toQrCode(uri) }
}

/**
 * Accepts a code of the app once: of two requests with the same code, one succeeds. The first code confirms the app.
 * Returns false for a wrong or used code, and without an app.
 */
export async function acceptTotp({ queries, box }: TotpStore, accountId: string, code: string): Promise<boolean> {
  const [totp] = await queries.select().from(totps).where(eq(totps.accountId, accountId))
  if (!totp || !/^\d{6}$/.test(code)) return false
  const secret = box.open(totp.secret, accountId)
  if (secret === null) return false
  const result = verifySync({ secret, token: code, epochTolerance: clockTolerance })
  if (!result.valid || !('timeStep' in result)) return false
  const { timeStep } = result
  const accepted = await queries
    .update(totps)
    .set({ lastStep: timeStep, confirmedAt: totp.confirmedAt ?? new Date() })
    .where(and(eq(totps.accountId, accountId), eq(totps.secret, totp.secret), lt(totps.lastStep, timeStep)))
    .returning({ accountId: totps.accountId })
  return accepted.length > 0
}

/** True if a confirmed app is required at sign-in. */
export async function hasTotp(queries: Queries, accountId: string): Promise<boolean> {
  const [found] = await queries
    .select({ accountId: totps.accountId })
    .from(totps)
    .where(and(eq(totps.accountId, accountId), isNotNull(totps.confirmedAt)))
  return found !== undefined
}

/** Where the sealed secrets are. */
export interface TotpStore {
  readonly queries: Queries
  readonly box: SecretBox
}

interface TotpOwner {
  readonly id: string
  readonly email: string
}

/** Name of the entry in the app. */
const issuer = 'Kudex mykomax'

/** Seconds that the clock of the phone may be off. */
const clockTolerance = 30

function toQrCode(text: string): TotpSetup['qrCode'] {
  const { size, data } = encode(text, { ecc: 'M', border: 0 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: squares.join('') }
}
