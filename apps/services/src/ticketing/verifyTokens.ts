import { createHash } from 'node:crypto'
import { verifyIdToken } from '@kudex/node-server/id-tokens'
import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose'
import { LRUCache } from 'lru-cache'
import { identityTimeout, tokenCheckCache } from '../limits.ts'
import type { Person } from './access.ts'

/** The person of a request; null if a token is missing or not valid, undefined if the identity provider fails. */
export type VerifyTokens = (headers: Headers) => Promise<Person | null | undefined>

/**
 * Creates the check of a request's tokens. The ID token in `x-identity-token` is verified by signature, issuer, audience
 * and expiry (TICKET-18). The access token is verified by the provider's userinfo, which knows revoked tokens, at most
 * 10 s ago. Both must have the same subject.
 */
export function createVerifyTokens({ issuer, clientId }: { issuer: string; clientId: string }): VerifyTokens {
  let discovery: Promise<Endpoints> | null = null
  const discover = () => (discovery ??= fetchEndpoints(issuer))
  const people = new LRUCache<string, { readonly person: Person | null }, string>({
    ...tokenCheckCache,
    // Not the clock of the system, which may be set back.
    perf: { now: () => performance.now() },
    ttlResolution: 0,
    fetchMethod: async (_hash, _stale, { context: accessToken }) => ({
      person: await fetchPerson((await discover()).userinfo, accessToken),
    }),
  })
  return async (headers) => {
    const accessToken = /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1]
    const idToken = headers.get('x-identity-token')
    if (!accessToken || !idToken) return null
    try {
      const subject = await verifyIdToken(idToken, { findKey: (await discover()).findKey, issuer, clientId })
      if (subject === null) return null
      const found = await people.fetch(hash(accessToken), { context: accessToken })
      return found?.person?.id === subject ? found.person : null
    } catch {
      discovery = null
      return undefined
    }
  }
}

interface Endpoints {
  readonly findKey: JWTVerifyGetKey
  readonly userinfo: string
}

async function fetchEndpoints(issuer: string): Promise<Endpoints> {
  const response = await fetch(`${issuer}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(identityTimeout),
  })
  const { jwks_uri, userinfo_endpoint } = (await response.json()) as Readonly<Record<string, unknown>>
  return {
    findKey: createRemoteJWKSet(new URL(String(jwks_uri)), { timeoutDuration: identityTimeout }),
    userinfo: new URL(String(userinfo_endpoint)).href,
  }
}

async function fetchPerson(userinfo: string, accessToken: string): Promise<Person | null> {
  const response = await fetch(userinfo, {
    headers: { authorization: `Bearer ${accessToken}` },
    signal: AbortSignal.timeout(identityTimeout),
  })
  if (response.status >= 400 && response.status < 500) return null
  if (!response.ok) throw new Error(`The identity provider answers ${response.status}`)
  const { sub, name, email, roles, organizations, organization_roles } = (await response.json()) as Readonly<
    Record<string, unknown>
  >
  if (typeof sub !== 'string') return null
  return {
    kind: 'person',
    id: sub,
    name: typeof name === 'string' ? name : '',
    email: typeof email === 'string' ? email : null,
    roles: toList(roles),
    organizations: toList(organizations),
    // Other identity providers may not have this claim: then each role applies in all organizations.
    ...(isRecord(organization_roles) && {
      organizationRoles: Object.fromEntries(Object.entries(organization_roles).map(([id, own]) => [id, toList(own)])),
    }),
  }
}

function isRecord(claim: unknown): claim is Readonly<Record<string, unknown>> {
  return typeof claim === 'object' && claim !== null && !Array.isArray(claim)
}

/** A single value may come as a string (AUTH-04). */
function toList(claim: unknown): readonly string[] {
  return (Array.isArray(claim) ? claim : [claim]).filter((value) => typeof value === 'string')
}

/** Tokens are secrets: the cache keeps their hash. */
function hash(accessToken: string): string {
  return createHash('sha256').update(accessToken).digest('base64url')
}
