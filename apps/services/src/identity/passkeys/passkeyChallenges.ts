import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { lt } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import { passkeyChallengeLifetime } from '../../limits.ts'
import { usedChallenges } from '../tables.ts'

/** Challenges that passkeys sign: bound to a purpose, valid for ten minutes and accepted once. */
export interface PasskeyChallenges {
  readonly create: (binding: string) => Uint8Array<ArrayBuffer>
  /** True for the first use of a valid challenge, given in base64url. */
  readonly use: (binding: string, challenge: string) => Promise<boolean>
}

/** Creates challenges that all processes with the same secret and database accept; only used ones are stored. */
export function createPasskeyChallenges(sessionSecret: string, queries: Queries): PasskeyChallenges {
  const key = Buffer.from(hkdfSync('sha256', sessionSecret, '', 'passkey challenges', 32))
  const sign = (head: Uint8Array, binding: string) => createHmac('sha256', key).update(head).update(binding).digest()

  return {
    create: (binding) => {
      const head = Buffer.alloc(headLength)
      head.writeUIntBE(Date.now() + passkeyChallengeLifetime, 0, expiryLength)
      randomBytes(headLength - expiryLength).copy(head, expiryLength)
      return new Uint8Array(Buffer.concat([head, sign(head, binding)]))
    },
    use: async (binding, challenge) => {
      const bytes = Buffer.from(challenge, 'base64url')
      const [head, signature] = [bytes.subarray(0, headLength), bytes.subarray(headLength)]
      if (signature.length !== 32 || !timingSafeEqual(signature, sign(head, binding))) return false
      const expiresAt = new Date(head.readUIntBE(0, expiryLength))
      const now = new Date()
      if (expiresAt <= now) return false
      await queries.delete(usedChallenges).where(lt(usedChallenges.expiresAt, now))
      const used = await queries
        .insert(usedChallenges)
        .values({ id: head.toString('base64url'), expiresAt })
        .onConflictDoNothing()
        .returning({ id: usedChallenges.id })
      return used.length > 0
    },
  }
}

/** Bytes of the expiry, and of expiry and random part together. */
const expiryLength = 6
const headLength = expiryLength + 16
