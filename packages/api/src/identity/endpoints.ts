/** Where the identity service answers what (AUTH-23). */
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

/** Reads a discovery document; throws when it is none, lacks an address, or belongs to another issuer (AUTH-23). */
export function readEndpoints(document: unknown, wellKnown: string): IdentityEndpoints {
  if (typeof document !== 'object' || document === null) throw new Error('The identity discovery answer is not JSON')
  const record = document as Readonly<Record<string, unknown>>
  const issuer = readAddress(record, 'issuer')
  if (`${issuer.replace(/\/$/, '')}${wellKnownPath}` !== wellKnown) {
    throw new Error(`The identity discovery names another issuer: ${issuer}`)
  }
  return {
    issuer,
    authorization: readAddress(record, 'authorization_endpoint'),
    token: readAddress(record, 'token_endpoint'),
    userinfo: readAddress(record, 'userinfo_endpoint'),
    revocation: readAddress(record, 'revocation_endpoint'),
    endSession: readAddress(record, 'end_session_endpoint'),
    keys: readAddress(record, 'jwks_uri'),
  }
}

/** The address of an issuer's discovery document. */
export function buildWellKnownAddress(issuer: string): string {
  return `${issuer.replace(/\/$/, '')}${wellKnownPath}`
}

const wellKnownPath = '/.well-known/openid-configuration'

function readAddress(record: Readonly<Record<string, unknown>>, name: string): string {
  const value = record[name]
  if (typeof value !== 'string' || !/^https?:\/\//.test(value)) {
    throw new Error(`The identity discovery answer lacks ${name}`)
  }
  return value
}
