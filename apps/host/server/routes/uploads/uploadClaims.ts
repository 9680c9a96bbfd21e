import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { claimLifetime } from '../../limits.ts'

/** A file that arrived with a form that was not done with it. */
export interface ClaimedFile {
  /** The upload's id: who knows it can take the file back, so it leaves the host sealed only. */
  readonly id: string
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly reference: string
}

/** What a form without script names the files by that it brought before (FORM-16). */
export interface UploadClaims {
  readonly toClaim: (file: ClaimedFile) => string
  /** Null where the claim is not of ours, was altered, or is older than a day. */
  readonly readClaim: (claim: string) => ClaimedFile | null
}

/** Creates the keeper of claims: it stores nothing, so hosts that share the secret share the claims. */
export function createUploadClaims(sessionSecret: string): UploadClaims {
  const key = new Uint8Array(hkdfSync('sha256', sessionSecret, '', 'kudex claims of uploads', 32))
  return {
    toClaim(file) {
      const start = randomBytes(startBytes)
      const cipher = createCipheriv('aes-256-gcm', key, start)
      const content = JSON.stringify({ ...file, expiresAt: Date.now() + claimLifetime })
      const sealed = Buffer.concat([cipher.update(content, 'utf8'), cipher.final()])
      return Buffer.concat([start, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    readClaim(claim) {
      const bytes = Buffer.from(claim, 'base64url')
      if (bytes.length <= startBytes + tagBytes) return null
      try {
        const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, startBytes), { authTagLength: tagBytes })
        cipher.setAuthTag(bytes.subarray(startBytes, startBytes + tagBytes))
        const content = Buffer.concat([cipher.update(bytes.subarray(startBytes + tagBytes)), cipher.final()])
        // Only what we sealed comes as far as here.
        const { expiresAt, ...file } = JSON.parse(content.toString('utf8')) as ClaimedFile & { expiresAt: number }
        return expiresAt > Date.now() ? file : null
      } catch {
        return null
      }
    },
  }
}

const startBytes = 12
const tagBytes = 16
