import { createHash } from 'node:crypto'
import { buildWellKnownAddress, createIdentityClient, IdentityError } from '@kudex/api/identity'
import { toUser, type User } from '@kudex/domain/identity'
import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose'
import { LRUCache } from 'lru-cache'
import type { SessionSettings } from './session.types.ts'

/** Milliseconds the identity service has for an answer (AUTH-26). */
const identityTimeout = 3000

/** Milliseconds an answer about an access token is believed: a logout elsewhere takes effect after that. */
export const believedFor = 5000

/** Who an access token belongs to: null is nobody, undefined is not known because nobody answers. */
export type TokenHolder = { readonly subject: string | undefined; readonly user: User } | null | undefined

/** Creates the checks that only the identity service can answer: whose token, and is it still good. */
export function createTokenChecks({ identityIssuer, identityClientId }: SessionSettings) {
  const identity = createIdentityClient({
    wellKnown: buildWellKnownAddress(identityIssuer),
    clientId: identityClientId,
    timeoutMilliseconds: identityTimeout,
  })
  const holders = new LRUCache<string, Promise<TokenHolder>>({
    max: 1000,
    ttl: believedFor,
    ttlResolution: 0,
    perf: { now: () => Date.now() },
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
      return error instanceof IdentityError && error.status >= 400 && error.status < 500 ? null : undefined
    }
  }

  return {
    /** The person an access token belongs to; one question for all who ask within a few seconds. */
    resolveHolder(accessToken: string): Promise<TokenHolder> {
      const key = toKey(accessToken)
      const known = holders.get(key)
      if (known) return known
      const asked = fetchHolder(accessToken)
      holders.set(key, asked)
      void asked.then((holder) => {
        if (holder === undefined) holders.delete(key)
      })
      return asked
    },

    forgetHolder(accessToken: string): void {
      holders.delete(toKey(accessToken))
    },

    /** The subject of an ID token whose signature, issuer, audience and expiry are good; null is refused, undefined not known. */
    async verifyIdToken(idToken: string): Promise<string | null | undefined> {
      try {
        const { payload } = await jwtVerify(idToken, await findKeys(), {
          issuer: identityIssuer,
          audience: identityClientId,
          algorithms: ['RS256', 'PS256', 'ES256', 'EdDSA'],
          requiredClaims: ['sub', 'exp', 'iat'],
          clockTolerance: 5,
        })
        return payload.sub ?? null
      } catch (error) {
        return isRefusal(error) ? null : undefined
      }
    },
  }
}

/** Tokens are secrets: they are not kept as keys. */
function toKey(accessToken: string): string {
  return createHash('sha256').update(accessToken).digest('base64url')
}

/** The library's errors speak of the token, but for those about fetching the keys. */
function isRefusal(error: unknown): boolean {
  return (
    error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout) && error.code !== errors.JOSEError.code
  )
}
