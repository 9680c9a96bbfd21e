import { createHash } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { RateLimit as FixedRateLimit, RateLimiter } from '@kudex/node-server/rate-limits'
import type { Queries } from '../database/database.types.ts'
import { attempts } from './tables.ts'

/** Number of allowed attempts; with `growth`, further ones are allowed one at a time. */
interface RateLimit<Attempt> extends FixedRateLimit<Attempt> {
  /**
   * Seconds to wait before the first attempt beyond `points`; doubles with each attempt up to `max`. Counts are forgotten
   * `duration` after the last attempt, and with a refund.
   */
  readonly growth?: { readonly first: number; readonly max: number } | undefined
}

/**
 * A rate limiter that counts in the database, so that all processes and a restarted one count together. The name keeps
 * limiters apart. Keys are stored as hashes, since they contain addresses. An attempt that one limit refuses is not counted
 * against those after it.
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
      for (const { growth, ...limit } of toIds(attempt)) {
        const secondsToWait = growth
          ? await countGrowing(queries, { ...limit, ...growth })
          : await count(queries, limit)
        if (secondsToWait > 0) return { secondsToWait }
      }
      return null
    },
    refund: async (attempt) => {
      for (const { id, growth } of toIds(attempt)) {
        if (growth) await queries.delete(attempts).where(eq(attempts.id, id))
        else
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

/** Seconds to wait; 0 if the attempt is allowed. */
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

interface GrowingLimit {
  readonly id: string
  readonly points: number
  readonly duration: number
  readonly first: number
  readonly max: number
}

/** Seconds to wait; 0 if the attempt is allowed. Only allowed attempts are counted. */
async function countGrowing(queries: Queries, limit: GrowingLimit): Promise<number> {
  const { id, points, duration, first, max } = limit
  const now = new Date()
  const expiresAt = new Date(now.getTime() + duration * 1000)
  const time = sql`${sql.param(now, attempts.expiresAt)}`
  const isOver = sql`${attempts.expiresAt} <= ${time}`
  // The last attempt was `duration` before the count expires.
  const wait = sql`least(${first} * power(2, least(${attempts.points} - ${points}, 20)), ${max})`
  const isAllowed = sql`${attempts.points} < ${points} or ${attempts.expiresAt} + (${wait} - ${duration}) * interval '1 second' <= ${time}`
  const counted = await queries
    .insert(attempts)
    .values({ id, points: 1, expiresAt })
    .onConflictDoUpdate({
      target: attempts.id,
      set: { points: sql`case when ${isOver} then 1 else ${attempts.points} + 1 end`, expiresAt },
      setWhere: sql`${isOver} or ${isAllowed}`,
    })
    .returning()
  if (counted.length > 0) return 0
  const [stored] = await queries.select().from(attempts).where(eq(attempts.id, id))
  const seconds = Math.min(first * 2 ** ((stored?.points ?? points) - points), max)
  const allowedAt = (stored?.expiresAt.getTime() ?? 0) + (seconds - duration) * 1000
  return Math.max(1, Math.ceil((allowedAt - now.getTime()) / 1000))
}

function hash(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url')
}
