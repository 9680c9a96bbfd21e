import { hkdfSync } from 'node:crypto'
import { CompactEncrypt, compactDecrypt } from 'jose'

/** Encrypts JSON values for cookies and form fields. */
export interface Seal {
  readonly seal: (value: unknown) => Promise<string>
  /** Undefined if the text was altered or sealed with another secret or for another purpose. */
  readonly open: (text: string) => Promise<unknown>
}

/** Creates an authenticated encryption with a key derived from the secret that the hosts share. */
export function createSeal(secret: string, purpose: string): Seal {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32))
  return {
    seal(value) {
      const content = new TextEncoder().encode(JSON.stringify(value))
      return new CompactEncrypt(content).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' }).encrypt(key)
    },
    async open(text) {
      try {
        const { plaintext } = await compactDecrypt(text, key, {
          keyManagementAlgorithms: ['dir'],
          contentEncryptionAlgorithms: ['A256GCM'],
        })
        return JSON.parse(new TextDecoder().decode(plaintext))
      } catch {
        return undefined
      }
    },
  }
}
