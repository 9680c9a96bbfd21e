import { createSeal } from '../../createSeal.ts'
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
  readonly toClaim: (file: ClaimedFile) => Promise<string>
  /** Null if the claim is invalid, altered or expired. */
  readonly readClaim: (claim: string) => Promise<ClaimedFile | null>
}

/** Creates the upload claims. They are stateless: hosts with the same secret share them. */
export function createUploadClaims(sessionSecret: string): UploadClaims {
  const { seal, open } = createSeal(sessionSecret, 'kudex claims of uploads')
  return {
    toClaim: (file) => seal({ ...file, expiresAt: Date.now() + claimLifetime }),
    async readClaim(claim) {
      // Authenticated: the content is what `toClaim` encrypted.
      const content = (await open(claim)) as (ClaimedFile & { readonly expiresAt: number }) | undefined
      if (!content || content.expiresAt <= Date.now()) return null
      const { expiresAt: _, ...file } = content
      return file
    },
  }
}
