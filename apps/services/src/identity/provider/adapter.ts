import { createHash } from 'node:crypto'
import { and, eq, isNull, lt } from 'drizzle-orm'
import { type Adapter, type AdapterFactory, type AdapterPayload, errors } from 'oidc-provider'
import type { Queries } from '../../database/database.types.ts'
import { artifacts } from '../tables.ts'

/** Stores the provider's data in the database, so that sessions and tokens survive a restart. */
export function createAdapter(queries: Queries): AdapterFactory {
  return (kind) => createKindAdapter(queries, kind)
}

/** Deletes rows that expired before a moment; returns their number. */
export async function removeExpired(queries: Queries, before: Date): Promise<number> {
  const removed = await queries
    .delete(artifacts)
    .where(lt(artifacts.expiresAt, before))
    .returning({ kind: artifacts.kind })
  return removed.length
}

function createKindAdapter(queries: Queries, kind: string): Adapter {
  const isOne = (id: string) => and(eq(artifacts.kind, kind), eq(artifacts.idHash, hashId(id)))

  return {
    upsert: async (id, payload, expiresIn) => {
      const values = {
        payload: toStored(kind, payload),
        grantId: payload.grantId ?? null,
        uid: kind === 'Session' ? (payload.uid ?? null) : null,
        accountId: payload.accountId ?? null,
        expiresAt: expiresIn === undefined ? null : new Date(Date.now() + expiresIn * 1000),
      }
      await queries
        .insert(artifacts)
        .values({ kind, idHash: hashId(id), ...values })
        .onConflictDoUpdate({ target: [artifacts.kind, artifacts.idHash], set: values })
    },
    find: async (id) => {
      const [row] = await queries.select().from(artifacts).where(isOne(id))
      return row && { ...toPayload(row), ...(bearerKinds.has(kind) ? { jti: id } : {}) }
    },
    findByUid: async (uid) => {
      const [row] = await queries
        .select()
        .from(artifacts)
        .where(and(eq(artifacts.kind, kind), eq(artifacts.uid, uid)))
      return row && toPayload(row)
    },
    // User codes belong to the device flow, which is off.
    findByUserCode: async () => undefined,
    // The condition makes it atomic: of two requests with the same code, one succeeds (AUTH-20).
    consume: async (id) => {
      const consumed = await queries
        .update(artifacts)
        .set({ consumedAt: new Date() })
        .where(and(isOne(id), isNull(artifacts.consumedAt)))
        .returning({ kind: artifacts.kind })
      if (consumed.length === 0) throw new errors.InvalidGrant('already consumed')
    },
    destroy: async (id) => {
      await queries.delete(artifacts).where(isOne(id))
    },
    revokeByGrantId: async (grantId) => {
      await queries.delete(artifacts).where(and(eq(artifacts.kind, kind), eq(artifacts.grantId, grantId)))
    },
  }
}

/** The id of these is a credential: only its hash is stored. */
const bearerKinds = new Set(['AccessToken', 'AuthorizationCode', 'RefreshToken'])

function toStored(kind: string, payload: AdapterPayload): AdapterPayload {
  if (!bearerKinds.has(kind)) return payload
  const { jti: _, ...rest } = payload
  return rest
}

function toPayload({ payload, consumedAt }: typeof artifacts.$inferSelect): AdapterPayload {
  return consumedAt ? { ...payload, consumed: Math.floor(consumedAt.getTime() / 1000) } : payload
}

function hashId(id: string): string {
  return createHash('sha256').update(id).digest('base64url')
}
