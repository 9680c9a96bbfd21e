import { and, eq, notLike } from 'drizzle-orm'
import type { Logger } from '@kudex/node-server/logging'
import type { Queries } from '../../database/database.types.ts'
import { escapePattern } from '../../database/escapePattern.ts'
import { totps } from '../tables.ts'
import type { SecretBox } from './secretBox.ts'

/**
 * Seals secrets of authenticator apps with the current key: those of the previous key, and those that were stored in
 * plain text by earlier versions. Runs at each start.
 */
export async function sealTotps(queries: Queries, box: SecretBox, log: Pick<Logger, 'warn'>): Promise<void> {
  const outdated = await queries
    .select()
    .from(totps)
    .where(notLike(totps.secret, `${escapePattern(box.prefix)}%`))
  let unreadable = 0
  for (const { accountId, secret } of outdated) {
    const plain = isPlain(secret) ? secret : box.open(secret, accountId)
    if (plain === null) unreadable += 1
    else {
      await queries
        .update(totps)
        .set({ secret: box.seal(plain, accountId) })
        .where(and(eq(totps.accountId, accountId), eq(totps.secret, secret)))
    }
  }
  if (unreadable > 0) {
    log.warn({ unreadable }, 'Authenticator apps need the former SESSION_SECRET in PREVIOUS_SESSION_SECRET')
  }
}

/** Base32 has no dots. */
function isPlain(secret: string): boolean {
  return !secret.includes('.')
}
