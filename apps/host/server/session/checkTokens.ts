import { createHash } from 'node:crypto'
import { buildWellKnownAddress, createIdentityClient } from '@kudex/api/identity'
import { toIdentityFailure, toUser, type User } from '@kudex/domain/identity'
import { verifyIdToken } from '@kudex/node-server/id-tokens'
import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose'
import { LRUCache } from 'lru-cache'
import type { SessionSettings } from './session.types.ts'
import { identityTimeout, tokenCheckLifetime } from '../limits.ts'

/** Who an access token belongs to: null if it is not valid, undefined if the provider does not respond. */
export type TokenHolder = { readonly subject: string | undefined; readonly user: User } | null | undefined

/** Creates the checks of tokens at the identity provider: whose they are and whether they are still valid. */
export function createTokenChecks({ identityIssuer, identityClientId }: SessionSettings) {
  const identity = createIdentityClient({
    wellKnown: buildWellKnownAddress(identityIssuer),
    clientId: identityClientId,
    timeoutMilliseconds: identityTimeout,
  })
  const holders = new LRUCache<string, Promise<TokenHolder>>({
    max: 1000,
    ttl: tokenCheckLifetime,
    ttlResolution: 0,
    // Not the clock of the system, which may be set back.
    perf: { now: () => performance.now() },
  })
  let keys: { readonly address: string; readonly find: JWTVerifyGetKey } | null = null

  async function findKeys(): Promise<JWTVerifyGetKey> {
    const { keys: address } = await identity.discover()
    if (keys?.address !== address) {
      keys = { address, find: createRemoteJWKSet(new URL(address), { timeoutDuration: identityTimeout }) }
    }
    return keys.find
  }

  async function fetchHolder(accessToken: string): Promise<TokenHolder> {
    try {
      const info = await identity.fetchUserInfo(accessToken)
      return { subject: info.sub, user: toUser(info) }
    } catch (error) {
      const { code, status } = toIdentityFailure(error)
      const isRefused = code === 'user-info-failed' && status !== null && status >= 400 && status < 500
      return isRefused ? null : undefined
    }
  }

  return {
    /** Resolves who an access token belongs to; requests within a few seconds share one call. */
    resolveHolder(accessToken: string): Promise<TokenHolder> {
      const key = toKey(accessToken)
      const known = holders.get(key)
      if (known) return known
      const fetched = fetchHolder(accessToken)
      holders.set(key, fetched)
      void fetched.then((holder) => {
        if (holder === undefined) holders.delete(key)
      })
      return fetched
    },

    forgetHolder(accessToken: string): void {
      holders.delete(toKey(accessToken))
    },

    /** Resolves the subject of an ID token with valid signature, issuer, audience and expiry; null if it is refused, undefined if the keys cannot be fetched. */
    async verifyIdToken(idToken: string): Promise<string | null | undefined> {
      try {
        const options = { findKey: await findKeys(), issuer: identityIssuer, clientId: identityClientId }
        return await verifyIdToken(idToken, options)
      } catch {
        return undefined
      }
    },
  }
}

/** Tokens are secrets: the cache keeps their hash. */
function toKey(accessToken: string): string {
  return createHash('sha256').update(accessToken).digest('base64url')
}
