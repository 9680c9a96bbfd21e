import { IdentityError } from '@kudex/domain/identity'
import type { OidcMetadata } from 'oidc-client-ts'

/** Addresses of the identity provider (AUTH-23). */
export interface IdentityEndpoints {
  readonly issuer: string
  readonly authorization: string
  readonly token: string
  readonly userinfo: string
  readonly revocation: string
  readonly endSession: string
  /** The keys that sign ID tokens. */
  readonly keys: string
}

/** Reads a discovery document; throws if an address is missing or it belongs to another issuer (AUTH-23). */
export function readEndpoints(document: unknown, wellKnown: string): IdentityEndpoints {
  const metadata = (document ?? {}) as { readonly [Name in keyof OidcMetadata]?: unknown }
  const read = (name: keyof OidcMetadata): string => {
    const value = metadata[name]
    if (typeof value === 'string' && /^https?:\/\//.test(value)) return value
    throw new IdentityError('discovery-failed', { details: [`The identity discovery document lacks ${name}`] })
  }
  const issuer = read('issuer')
  if (buildWellKnownAddress(issuer) !== wellKnown) {
    throw new IdentityError('discovery-failed', { details: [`The identity discovery names another issuer: ${issuer}`] })
  }
  return {
    issuer,
    authorization: read('authorization_endpoint'),
    token: read('token_endpoint'),
    userinfo: read('userinfo_endpoint'),
    revocation: read('revocation_endpoint'),
    endSession: read('end_session_endpoint'),
    keys: read('jwks_uri'),
  }
}

/** The address of an issuer's discovery document. */
export function buildWellKnownAddress(issuer: string): string {
  return `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
}
