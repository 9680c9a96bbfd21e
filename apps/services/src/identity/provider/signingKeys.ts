import { generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import { desc } from 'drizzle-orm'
import type { JWKS } from 'oidc-provider'
import type { Queries } from '../../database/database.types.ts'
import { signingKeys } from '../tables.ts'

/** The keys that sign ID tokens, newest first; the first start creates one. */
export async function loadSigningKeys(queries: Queries): Promise<JWKS> {
  const stored = await readKeys(queries)
  if (stored.length > 0) return { keys: stored }
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  const key = { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }
  // Two processes may start at once on one database: both use the first key that is stored.
  await queries.insert(signingKeys).values({ slot: 1, key }).onConflictDoNothing()
  return { keys: await readKeys(queries) }
}

async function readKeys(queries: Queries) {
  const rows = await queries.select({ key: signingKeys.key }).from(signingKeys).orderBy(desc(signingKeys.slot))
  return rows.map((row) => row.key)
}
