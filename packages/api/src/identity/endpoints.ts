import { IdentityError } from '@kudex/domain/identity'
import type { OidcMetadata } from 'oidc-client-ts'

/** Addresses of the identity provider (AUTH-23). */
export interface IdentityEndpoints {
  readonly issuer: string
  readonly authorization: string
  readonly userinfo: string
  readonly revocation: string
  /** The keys that sign ID tokens. */
  readonly keys: string
}

/** Reads a discovery document; throws if an address is missing or it belongs to another issuer (AUTH-23). */
export function readEndpoints(metadata: Partial<OidcMetadata>, wellKnown: string): IdentityEndpoints {
  const read = (name: keyof OidcMetadata): string => {
    const value = metadata[name]
    if (typeof value === 'string' && /^https?:\/\//.test(value)) return value
    throw new IdentityError('discovery-failed', { details: [`The identity discovery document lacks ${name}`] })
  }
  const issuer = read('issuer')
  if (buildWellKnownAddress(issuer) !== wellKnown) {
    throw new IdentityError('discovery-failed', { details: [`The identity discovery names another issuer: ${issuer}`] })
  }
  // Used by the library, which does not check them.
  for (const name of ['token_endpoint', 'end_session_endpoint'] as const) read(name)
  return {
    issuer,
    authorization: read('authorization_endpoint'),
    userinfo: read('userinfo_endpoint'),
    revocation: read('revocation_endpoint'),
    keys: read('jwks_uri'),
  }
}

/** The address of an issuer's discovery document. */
export function buildWellKnownAddress(issuer: string): string {
  return `${issuer.replace(/\/$/, '')}${wellKnownPath}`
}

/** The issuer that a discovery document has to name. */
export function toIssuer(wellKnown: string): string {
  return wellKnown.endsWith(wellKnownPath) ? wellKnown.slice(0, -wellKnownPath.length) : wellKnown
}

const wellKnownPath = '/.well-known/openid-configuration'
