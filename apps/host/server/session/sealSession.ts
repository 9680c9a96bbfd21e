import { hkdfSync } from 'node:crypto'
import { CompactEncrypt, compactDecrypt } from 'jose'

/** Content of the cookie, encrypted. */
export interface SealedSession {
  readonly accessToken: string
  readonly idToken: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

/** Creates the encryption of session cookies: authenticated, with a key derived from the shared secret. */
export function createSeal(sessionSecret: string) {
  const key = new Uint8Array(hkdfSync('sha256', sessionSecret, '', 'kudex session cookie', 32))
  return {
    async seal(session: SealedSession): Promise<string> {
      const content = new TextEncoder().encode(JSON.stringify({ version, ...session }))
      return new CompactEncrypt(content).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' }).encrypt(key)
    },

    /** Null if the cookie has another secret, was altered or is expired. */
    async open(value: string, now: number): Promise<SealedSession | null> {
      try {
        const { plaintext } = await compactDecrypt(value, key, {
          keyManagementAlgorithms: ['dir'],
          contentEncryptionAlgorithms: ['A256GCM'],
        })
        return readSession(JSON.parse(new TextDecoder().decode(plaintext)), now)
      } catch {
        return null
      }
    },
  }
}

/** Increase it when the content changes: cookies of other versions are ignored. */
const version = 1

function readSession(content: unknown, now: number): SealedSession | null {
  if (typeof content !== 'object' || content === null) return null
  const { version: found, accessToken, idToken, expiresAt } = content as Readonly<Record<string, unknown>>
  if (found !== version || typeof accessToken !== 'string' || typeof idToken !== 'string') return null
  if (typeof expiresAt !== 'number' || expiresAt <= now) return null
  return { accessToken, idToken, expiresAt }
}
