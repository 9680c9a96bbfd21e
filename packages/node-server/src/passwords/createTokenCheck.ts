import { createHash, timingSafeEqual } from 'node:crypto'

/**
 * Creates a check of an `Authorization` header against a bearer token. Compares hashes in constant time, so that timing
 * does not reveal the length either.
 */
export function createTokenCheck(token: string): (authorization: string | null) => boolean {
  const expected = hash(token)
  return (authorization) => {
    const given = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
    return given !== undefined && timingSafeEqual(hash(given), expected)
  }
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
