import { errors, jwtVerify, type JWTVerifyGetKey } from 'jose'

/** What an ID token must match. */
export interface IdTokenOptions {
  readonly findKey: JWTVerifyGetKey
  readonly issuer: string
  readonly clientId: string
}

/**
 * Resolves the subject of an ID token with valid signature, issuer, audience and expiry; null if it is refused. Rejects if
 * the keys cannot be fetched.
 */
export async function verifyIdToken(
  idToken: string,
  { findKey, issuer, clientId }: IdTokenOptions,
): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(idToken, findKey, {
      issuer,
      audience: clientId,
      algorithms: ['RS256', 'PS256', 'ES256', 'EdDSA'],
      requiredClaims: ['sub', 'exp', 'iat'],
      clockTolerance,
    })
    return payload.sub ?? null
  } catch (error) {
    if (isRefusal(error)) return null
    throw error
  }
}

/** Seconds that the clocks of the servers may differ. */
const clockTolerance = 5

/** True for errors about the token, false for those about fetching the keys. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return false
  // A response without keys has the general code or that of an invalid set.
  const isAboutKeys = error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid
  return !isAboutKeys && error.code !== errors.JOSEError.code
}
