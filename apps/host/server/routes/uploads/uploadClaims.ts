import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { claimLifetime } from '../../limits.ts'

/** An uploaded file of a form that is not complete yet. */
export interface ClaimedFile {
  /** Id of the upload. It authorizes its cancellation, so it leaves the host only encrypted. */
  readonly id: string
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly reference: string
}

/** Encrypted references to uploaded files in a form without script (FORM-16). */
export interface UploadClaims {
  readonly toClaim: (file: ClaimedFile) => string
  /** Null if the claim is invalid, altered or expired. */
  readonly readClaim: (claim: string) => ClaimedFile | null
}

/** Creates the upload claims. They are stateless: hosts with the same secret share them. */
export function createUploadClaims(sessionSecret: string): UploadClaims {
  const key = new Uint8Array(hkdfSync('sha256', sessionSecret, '', 'kudex claims of uploads', 32))
  return {
    toClaim(file) {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', key, iv)
      const content = JSON.stringify({ ...file, expiresAt: Date.now() + claimLifetime })
      const encrypted = Buffer.concat([cipher.update(content, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url')
    },
    readClaim(claim) {
      const bytes = Buffer.from(claim, 'base64url')
      if (bytes.length <= ivBytes + tagBytes) return null
      try {
        const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
        cipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
        const content = Buffer.concat([cipher.update(bytes.subarray(ivBytes + tagBytes)), cipher.final()])
        // Authenticated: the content is what `toClaim` encrypted.
        const { expiresAt, ...file } = JSON.parse(content.toString('utf8')) as ClaimedFile & { expiresAt: number }
        return expiresAt > Date.now() ? file : null
      } catch {
        return null
      }
    },
  }
}

const ivBytes = 12
const tagBytes = 16
