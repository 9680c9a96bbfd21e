import { createHash } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { RateLimit, RateLimiter } from '@kudex/node-server/rate-limits'
import type { Queries } from '../database/database.types.ts'
import { attempts } from './tables.ts'

/**
 * A rate limiter that counts in the database, so that all processes and a restarted one count together. The name keeps
 * limiters apart. Keys are stored as hashes, since they contain addresses.
 */
export function createSharedRateLimiter<Attempt>(
  queries: Queries,
  name: string,
  ...limits: readonly RateLimit<Attempt>[]
): RateLimiter<Attempt> {
  const toIds = (attempt: Attempt) =>
    limits.map((limit, index) => ({ ...limit, id: hash(name, String(index), limit.toKey(attempt)) }))

  return {
    consume: async (attempt) => {
      const results = await Promise.all(toIds(attempt).map((limit) => count(queries, limit)))
      const secondsToWait = Math.max(...results)
      return secondsToWait > 0 ? { secondsToWait } : null
    },
    refund: async (attempt) => {
      for (const { id } of toIds(attempt)) {
        await queries
          .update(attempts)
          .set({ points: sql`${attempts.points} - 1` })
          .where(and(eq(attempts.id, id), gt(attempts.points, 0)))
      }
    },
  }
}

/** Deletes counts that no longer matter. */
export async function removeExpiredAttempts(queries: Queries, now: Date): Promise<void> {
  await queries.delete(attempts).where(lt(attempts.expiresAt, now))
}

/** Seconds to wait; 0 if the attempt is free. */
async function count(
  queries: Queries,
  { id, points, duration }: { readonly id: string; readonly points: number; readonly duration: number },
): Promise<number> {
  const now = new Date()
  const expiresAt = new Date(now.getTime() + duration * 1000)
  const isOver = sql`${attempts.expiresAt} <= ${sql.param(now, attempts.expiresAt)}`
  const [stored] = await queries
    .insert(attempts)
    .values({ id, points: 1, expiresAt })
    .onConflictDoUpdate({
      target: attempts.id,
      set: {
        points: sql`case when ${isOver} then 1 else ${attempts.points} + 1 end`,
        expiresAt: sql`case when ${isOver} then ${sql.param(expiresAt, attempts.expiresAt)} else ${attempts.expiresAt} end`,
      },
    })
    .returning()
  if (!stored || stored.points <= points) return 0
  return Math.max(1, Math.ceil((stored.expiresAt.getTime() - now.getTime()) / 1000))
}

function hash(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url')
}
